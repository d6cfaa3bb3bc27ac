/** A first turn on the example board; the numbers in it are the board's. */
export const lesson = {
  you: 'You',
  other: 'Opponent',
  goOn: 'Go on',
  watch: 'See what they do',
  again: 'Once more from the start',
  look: {
    text: `**A first turn, on an example board.** Cards come down on the quay as containers, and in each hides somebody of a colour: **B** blue, **G** green, **R** red, **Y** yellow. Whom you hire joins your crew. The rules call each of your crew a **cube**.

The papers are **Objectives**: their price in cubes, their points in gold. The houses are **Headquarters**, for sale as well. Both are points for whoever pays.

At the bottom are the two of you, each with a **tile**. Yours shows a drop.`,
    remarks: { goOn: 'Before the first turn everybody picks a start cube.' },
  },
  pick: {
    text: `The last in turn order picks first: your opponent took yellow. Which colour do you pick?

It helps to have an aim. Look at the papers: number 3 asks 4 blue and 1 yellow, 5 cubes in all. Every other one asks more.`,
    remarks: {
      blue: 'One of the 4 blue cubes for Objective 3 is yours already.',
      green: 'A fair choice: Objectives 2 and 4 ask much green. But they cost 6 and 8 cubes. Try another.',
      red: 'A fair choice: Objective 1 is all red. But it costs 6 cubes, number 3 only 5. Try another.',
    },
  },
  first: {
    text: `Your turn. You **reveal** cards, one at a time, and they stand in the **pool** on the quay until you stop and hire.

Of the 31 cards in the deck 5 are **black**. While nobody stands in the pool a black card does nothing. So the first reveal is safe, and the button says so.`,
    remarks: { reveal: 'A yellow card with circles.' },
  },
  one: {
    text: `The plate below says what yellow would bring you: **+1** cube. You may hire it now, or reveal another card.

From here on a black card is a **bust**: no hire this turn. 30 cards are left, 5 of them black; the strip below the quay counts them. That is **17%**, and you need not work it out: the sign on the crane and the button always tell it exactly.`,
    remarks: {
      yellow: 'Allowed, and safe. But one cube is little for a whole turn. Try another.',
      reveal: 'You dared, and it went well: a blue card with a wheel.',
    },
  },
  two: {
    text: `Two colours stand there. You may hire only **one** of them, but with all its cards: a second blue or yellow one would make it worth more. Go on or hire?`,
    remarks: {
      blue: 'Blue is your aim, but with your start cube that makes only 2 of 4. The risk is still 17%. Try another.',
      yellow: 'Objective 3 asks a yellow cube too, but the four blue ones are harder to get. Try another.',
      reveal: 'Well again: a red card with circles.',
    },
  },
  three: {
    text: `Three colours. If a green card joined them, you would be **In Sync**: with all four colours in the pool your hire brings one cube of each other colour as well.

The black cards are still 5, but the deck has shrunk to 28: **18%**.`,
    remarks: {
      blue: 'Safe, but only 1 cube. Of the 28 cards 11 would help you, 5 blue and 6 green; 5 would hurt. Try another.',
      red: 'Objective 3 asks no red. And 11 of the 28 cards would help you, 5 blue and 6 green. Try another.',
      reveal: 'Blue, and with a drop: the symbol of your tile!',
    },
  },
  four: {
    text: `Now blue brings **+3**: two cards, and one more since a blue card shows the symbol of your tile and your tile is up. A golden ring marks such a card. With your start cube that would be 4 blue.

At a black card you would lose all this, or **flip** your tile: the pool is gone then, but you begin anew. The risk is **19%**. Do you stop?`,
    remarks: {
      reveal:
        'You turn it over: **black**. Flip your tile, and the pool is gone; keep it, and you hire nobody. Stopping in time is half of the game. Go back and try another.',
      blue: 'You stop. Four blue cubes are yours.',
      red: 'Allowed, but 1 red is less than 3 blue, and Objective 3 asks blue. Try another.',
    },
  },
  refer: {
    text: `The blue cards are gone, the others still stand there. Before you spend, each of the others is asked once: they may **refer**. That is to give **you** one cube, of any colour, and to take all cards of one colour that are left.

Red and yellow both show circles, the symbol of your opponent's tile, so either would bring 2 cubes. The one cube they have to give is yellow.`,
    remarks: { goOn: 'Your opponent takes 2 red, and pays you the yellow cube.' },
  },
  spend: {
    text: `4 blue and 1 yellow: just what Objective 3 asks. What you can pay for has a golden edge.

Now you **spend**, as often as you can pay and in any order. What do you do?`,
    remarks: {
      complete: 'Five cubes for 5 points. Points count at once.',
      buy: 'Allowed: 2 points, and from then on each Objective costs you a cube less. But today you can have 5 points, and nobody can take them from you. Try another.',
      end: 'Allowed: cubes stay yours. But somebody may complete Objective 3 before you, and an orange X halves whoever has more than 7 cubes. Try another.',
    },
  },
  after: {
    text: `**5 points** in your first turn. And look at the blue **Headquarters**: the price fell from 3 to **2**. It is 2 cubes, and one more for each card of that colour on papers that are left.

Each Headquarters is points and a **power**. Blue: Objectives cost you a cube less. Green: one cube more at each hire of a colour you choose. Red: you trade any 2 cubes for one of another colour, not 3. Yellow: it is cheaper to turn your tile up again after a flip.

Now you would end your turn. Then your opponent reveals, and you are asked whether you refer. When no Objective is left the round is finished, and most points win.`,
    remarks: { again: 'Back to the first board.' },
  },
};
