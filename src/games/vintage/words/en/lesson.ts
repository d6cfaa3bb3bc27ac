/** From planting to the first sale on the example board; the numbers in it are the board's. */
export const lesson = {
  you: 'You',
  other: 'Opponent',
  goOn: 'Go on',
  again: 'Once more from the start',
  look: {
    text: `**From planting to the first sale, on an example board.** The river is the Douro. It runs from the top, past three regions with terraces, down to **Gaia**, where wine becomes Port.

You own an **Estate** in Baixo Corgo. Three vines stand there, so it can be harvested: 2 barrels, of quality 2. Small fare. Higher up, wine is better: in Cima Corgo an Estate gives 3 barrels of quality 5.

Below the valley is the **action table**. Each column is an action, each circle in it a place that one seat can take, for as many **markers** as its number says. You have 3, and the **overseer**, who may stand on any circle alone.

At the bottom are the two of you: 3 points and 1 barrel of brandy each.`,
    remarks: { goOn: 'A year like others: the open chip shows a bonus of 0.' },
  },
  buy: {
    text: `Your turn: **one** action, then your opponent does one, and so on.

On the signs in the valley the gold number is the price of a place, the other its quality. An Estate in Cima Corgo costs **3 points**, all that you have. If it has three vines at the end, its price comes back. And from the next round on it brings you one marker more.

What will you do?`,
    remarks: {
      buy: 'Yours, for the first circle of the column, which costs 1 marker.',
      harvest:
        'Allowed: 2 barrels of quality 2. But your only brandy would be spent on a thin wine, and this year has no bonus. Try another.',
      plant: 'Allowed. But four vines are no better than three; only the fifth adds to quality. Try another.',
    },
  },
  plant: {
    text: `Your opponent has harvested, and stands on the first circle of that column. Harvesting now costs you 2 markers, or the overseer. And your new Estate is still bare.

It needs **three vines**, all different, one for each action. Purple has a column of its own, green shares one with red, white one with yellow. You have 2 markers and the overseer.

The picture is now the one that your own turns show: your house above, the table below. Grey is what you can't do now; a ring marks what is spoken of.`,
    remarks: {
      purple:
        'Purple stands. While your opponent ships wine to Gaia, a green vine follows in your next turn.',
      old: 'An old vineyard makes the Estate better at once, from 5 to 6. But it costs 2 markers, and this round you could not plant three vines any more. Try another.',
      harvest:
        'Only Baixo would be harvested: fewer than three vines give nothing. And the dearer circle costs both your markers. Try another.',
    },
  },
  third: {
    text: `Two vines stand. Your markers are spent, and the **overseer** is left. He takes any free circle, cheap or dear; once a round.

Your opponent's wine lies in the cellar already, on the **Ruby** side.`,
    remarks: {
      white: 'The third vine. Your Estate is planted now, and with it the first round is over for you.',
      first:
        'The token would let you begin the next round. But you hold it already. The third vine is worth more. Try another.',
      pass: 'Resting is always allowed. But the overseer comes back next round anyway: use him. Try another.',
    },
  },
  year: {
    text: `**Round 2.** All pieces are back, and the new Estate brings one: you have 5 markers. The chip of the year shows **1**: all wine of this round has 1 more quality.

Your opponent aged their cellar with the overseer: quality 2 and a roll of 5 made 7. Two barrels lie in Reserva now. That category has three spaces and is sold when it is full, so they wait.`,
    remarks: {
      harvest: 'One marker, on the first circle. All your planted Estates are harvested together.',
      old: 'Quality 6 before the harvest: a good thought. But it costs 2 of 5 markers, and the voyage and the cellar need the rest. Try another.',
      sail: 'There is nothing to load yet. Try another.',
    },
  },
  baixo: {
    text: `Estate by Estate you say how much becomes **wine**; the rest is **brandy**. To stop the fermentation an Estate with wine needs 1 brandy from the store, as it was before the harvest. You have **1**, so only one of your two Estates can give wine.

First Baixo: 2 barrels. Its wine would have quality 3.`,
    remarks: {
      brandy: 'Two barrels of brandy: enough for two Estates with wine next time.',
      wine: 'Allowed. But then Cima, with better wine and more of it, can only give brandy. Try another.',
    },
  },
  cima: {
    text: `Now Cima: 3 barrels. Its quality is 5, and the bonus of the year adds 1.`,
    remarks: {
      wine: 'Three barrels of quality 6 lie on the Estate. One brandy is spent, two arrive.',
      brandy: 'Allowed. But the store holds 3 barrels of brandy, and what is more is lost. Try another.',
    },
  },
  boat: {
    text: `The wine lies in Cima, and your **rabelo** in Gaia. **Upriver** each move goes to the next harbour only; **downriver** a single move takes you as far as you like. Each costs 1 marker, and you may make several in one turn. There and back that is 3 of your 4.

An Estate whose barrels still wait can't be harvested again. So fetch them.`,
    remarks: {
      sail: 'The sail is up, and the wind blows from the sea.',
      pass: 'A pass is final for the round: the wine would wait in Cima all year. Try another.',
      old: 'Allowed, for later harvests: the wine that lies there keeps its quality. But then 2 markers are too few to bring it home. Try another.',
    },
  },
  load: {
    text: `The boat lies in Baixo. Your turn goes on: sail on, as long as you have markers, or stop.

On the way you may **load** in every region that the boat leaves, passes or reaches. It has three holds, one for each lot.`,
    remarks: {
      on: 'Three barrels are aboard, in the first hold.',
      back: 'Allowed, with empty holds. Try another.',
      stop: 'Allowed: your turn ends, the boat waits in Baixo. But you gain nothing by it. Try another.',
    },
  },
  home: {
    text: `Loaded. From here the current carries you down to Gaia in **one** move.`,
    remarks: {
      gaia: 'Past Baixo, past the rapids: the quay of Gaia.',
      superior: 'Farther up you own nothing. Try another.',
      stop: 'Allowed, but wine is worth nothing on the river. Try another.',
    },
  },
  side: {
    text: `In Gaia the lot comes ashore, and you choose what it becomes. The die decides: quality 6 **plus the roll**.

**Ruby**: Reserva from 6, three spaces, 2 points; LBV (Late Bottled Vintage) from 10, two spaces, 3 points.
A roll of 1 to 3: three barrels fill Reserva, **2 points**. 4 to 6: two fill LBV, **3 points**, and the third waits in Reserva.

**Tawny**: Reserva from 6, four spaces, 2 points; Aged from 9, three spaces, 3 points; Colheita from 12, two spaces, 4 points.
1 or 2: three of four spaces, **nothing** yet. 3 to 5: **3 points**. 6: two fill Colheita, **4 points**.`,
    remarks: {
      ruby: 'Ruby: whatever the die shows, something is sold. On average 2.5 points.',
      tawny:
        'A fair choice, for who likes to wait: up to 4 points, but nothing at once on a 1 or a 2; on average 2.2. Try another.',
    },
  },
  age: {
    text: `You stopped in Gaia, with 1 marker and the overseer left. Your opponent has planted.

Now **age and sell**: one roll for all that lies in your cellar. A category that is full afterwards is sold for its points.`,
    remarks: {
      age: 'The die shows **4**.',
      first: 'A fair plan: your overseer could still age. But first the points. Try another.',
      pass: 'Allowed. But next round the wine would block a column of your cellar. Try another.',
    },
  },
  sold: {
    text: `**6 + 4 = 10.** Two barrels became Late Bottled Vintage and were sold for **3 points**. The third found no space there and fell to Reserva. It stays, and two more would fill that category.

So the wheel turns: plant, harvest, sail, age, sell. You have 2 brandy for the next harvest, and the overseer for one more action this round.

Later add what makes wine better: a fifth vine, an old vineyard in Cima, good years. **Cards** bend the rules a little. After seven rounds the price of each planted Estate comes back, 4 leftover barrels bring a point, and most points win.`,
    remarks: { again: 'Back to the first board.' },
  },
};
