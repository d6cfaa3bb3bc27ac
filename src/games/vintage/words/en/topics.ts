import { commandName } from '../../../../stage/names.ts';
import { box } from '../../rules/box.ts';
import { ID } from '../../rules/types.ts';
import { regionFacts, type TopicId } from '../facts.ts';
import { terms } from './terms.ts';

const { cards, end, rounds, seat, start, vines } = box;
const { ruby, tawny } = box.warehouse;
const { cards: kinds } = terms;
const { baixo, cima, superior } = regionFacts('en');

/** The whole rules in our own words, a chapter each; a term of the trade is explained where it first stands. */
export const topics = {
  overview: {
    title: 'Overview',
    text: `Vintage is a chronicle of ${rounds} harvests in the Douro valley, where Port wine comes from. A round is a year.

To make Port, grape brandy (*aguardente*) is poured into wine that still ferments. It stays sweet, and keeps for decades. So whoever wants wine needs **brandy** first.

Your **Estates** (*quintas*) lie on the slopes above the river. You plant vines, harvest, load your **rabelo**, the flat boat of the Douro, and sail down to **Vila Nova de Gaia**. There your wine ages in the cellar, moves to the warehouse by what it has become, and is sold for **points**.

In Gaia you choose what a wine shall be:
- **Ruby** ages in large vats, away from the air, and stays red. Its categories, from below: Ruby, Reserva, **LBV** (Late Bottled Vintage: of one year, bottled after four to six), and **Vintage**, the best of a great year.
- **Tawny** ages in small casks and turns the colour of amber. Its categories: Tawny, Reserva, **Aged Tawny** (its average age stands on the label), and **Colheita**, a Tawny of one year.

After the last harvest Estates and leftover barrels are counted too. Most points win.`,
  },
  turn: {
    title: 'A turn',
    text: `Clockwise, each seat does **one** action a turn. So it goes on until everybody has passed or spent all pieces; then the round is over. A pass is final for the round, and always allowed.

Most actions are paid on the **action table**. Each has a column of **circles** with numbers. Pay in one of two ways:
- with **markers**: as many as the circle's number. They take the cheapest free circle of the column;
- with the **overseer**, alone, on any free circle, cheap or dear. You have one.

A taken circle stays taken for the round: who comes later pays more, and a full column is closed.

What you can do:
- **buy** an Estate
- **plant** a vine
- **harvest**
- **sail**: the boat has no column. Each move costs one marker, never the overseer
- **age and sell**
- **take** or **play** a card
- **become first player**

What you could not carry out you can't choose. A harvest, a voyage or a landing goes on in steps, all in the same turn.`,
  },
  estates: {
    title: 'Estates and vines',
    text: `**Buy** an Estate, once a round by whatever means; you own ${seat.estates} at most. Choose a free place and pay its price in points. Points never fall below 0.

- **Baixo Corgo** (lower): price ${baixo.price}, quality ${baixo.quality}, ${baixo.barrels} barrels a harvest
- **Cima Corgo** (upper): price ${cima.price}, quality ${cima.quality}, ${cima.barrels} barrels
- **Douro Superior**: price ${superior.price}, quality ${superior.quality}, ${superior.barrels} barrels

A new Estate is bare. From the next round on it brings ${start.markersForAnEstate} more marker.

**Plant** one vine on an Estate of yours. Each has ${vines.slots} slots, and all its vines differ: green, purple, red, white, yellow. Purple has a column of its own, green shares one with red, white one with yellow.

With ${vines.plantedFrom} vines an Estate is **planted**: now it can be harvested, and at the end its price comes back as points.

An **old vineyard** is one whose gnarled vines give few grapes and very good ones. It grows in Cima Corgo only, takes a slot like any vine, and has a single circle: one a round among all. The game has ${vines.old}.

**Quality** is that of the place, +${vines.qualityForOld} with an old vineyard, +${vines.qualityForFull} with ${vines.slots} vines. It rises at once. Vines are never moved.`,
  },
  harvest: {
    title: 'Harvest',
    text: `Once a round, by whatever means. All your planted Estates without waiting barrels take part, one after another. For each you say how many barrels of **wine** it gives; the rest of its yield is **brandy**. It always gives all of its barrels.

- Each Estate that gives wine costs **1 brandy**, however many barrels. Only brandy that was in your store *before* the harvest can pay.
- New brandy arrives when all is done. The store holds ${seat.brandy}; what is more is lost.
- The wine lies on its Estate as one **lot**: all of the same quality, that of the Estate plus the **bonus of the year**, the open chip. Lots never mix.

**Waiting barrels.** An Estate whose last wine still lies there gives nothing, not even brandy, unless your boat lies in its harbour with a free hold. Then the old lot is loaded first. You may also leave such an Estate alone, though not if nothing else is harvested.

*Example*: you own Estates in Baixo and in Cima, with 1 brandy in store, and the bonus is 1. You make brandy in Baixo, ${baixo.barrels} barrels, and wine in Cima: ${cima.barrels} barrels of quality 6. Then ${baixo.barrels} brandy are in store, for two Estates with wine in the next round.`,
  },
  boat: {
    title: 'The boat',
    text: `Rabelos are flat and have one large sail: the wind takes them up the Douro, the current down. Your own carries up to **${seat.holds} lots**, each in a hold of its own.

Harbours, upriver: **Gaia**, **Baixo**, **Cima**, **Superior**.
- **Up**: one move takes you to the next harbour.
- **Down**: one move takes you as far as you like.

Each move costs 1 marker, never the overseer. In one turn you may make as many moves as you have markers, and stop after any of them.

During a move you may **load** lots from your own Estates in every region that the boat leaves, passes or reaches, as long as holds are free. So from Superior a single move down may bring all you have.

**In Gaia** lots come ashore, as far as your cellar has room: it has ${seat.cellar.ruby} columns for Ruby and ${seat.cellar.tawny} for Tawny, one lot in each. For each lot, in the order of loading, you choose the side. If there are more lots than free columns you also choose which stay aboard; they land as soon as a column falls free while the boat lies there.

No lot goes back on the boat.`,
  },
  ageing: {
    title: 'Age and sell',
    text: `You need a lot in the cellar. One **die** is rolled for all of your lots. The value of each is its quality plus the die. Its barrels go to the warehouse, on their own side, to the highest category that the value reaches; what finds no space there goes to the next below.

**Ruby**
- Vintage: no value reaches it, only the enologist. ${ruby.vintage.spaces} space, ${ruby.vintage.vp} points
- LBV: from ${ruby.lbv.from}. ${ruby.lbv.spaces} spaces, ${ruby.lbv.vp} points
- Reserva: from ${ruby.reserva.from}. ${ruby.reserva.spaces} spaces, ${ruby.reserva.vp} points
- Ruby: below that, any number. Each ${ruby.bottom.set} barrels bring ${ruby.bottom.vp}

**Tawny**
- Colheita: from ${tawny.colheita.from}. ${tawny.colheita.spaces} spaces, ${tawny.colheita.vp} points
- Aged: from ${tawny.aged.from}. ${tawny.aged.spaces} spaces, ${tawny.aged.vp} points
- Reserva: from ${tawny.reserva.from}. ${tawny.reserva.spaces} spaces, ${tawny.reserva.vp} points
- Tawny: below that. Each ${tawny.bottom.set} barrels bring ${tawny.bottom.vp}

When all barrels lie there, each category that is **full** is sold, once, for its points, and is empty again. Other barrels stay and wait for more.

First barrels are laid, then the enologist works, then a card may add a barrel; the sale comes last.

*Example*: a Ruby lot of quality 7 with 3 barrels, and a roll of 3, make 10. Two barrels fill LBV, the third falls to Reserva. LBV is sold for ${ruby.lbv.vp} points; the third barrel waits.`,
  },
  cards: {
    title: 'Cards',
    text: `**Take** one of the ${cards.display} open cards, or the top of the deck unseen. **Play** it in a later turn. Each needs a circle of the card column; the card's deed needs no other, even where its own column is full. You hold ${seat.hand}: with both in hand, one is discarded before you take.

- **${kinds.buying}**: buy; pay ${cards.discount} less, or plant one vine there
- **${kinds.harvesting}**: harvest; 1 brandy pays for all wine
- **${kinds.planting}**: one to ${cards.plantings} different colours on any of your Estates, in the order green, purple, red, white, yellow
- **${kinds['two-barrels']}**: ${cards.moreBarrels} join a lot on an Estate
- **${kinds['free-action']}**: buy, plant, harvest, or age and sell
- **${kinds.enologist}**, who makes the wine: look at the bonus of a round to come. For the rest of this round, at each ageing every barrel moves up one category, from the top down, where there is space. Two enologists do it twice
- **${kinds.vintage}**: ${cards.vintage.barrels} Ruby barrel of the cellar leaves for ${cards.vintage.vp} points
- **${kinds.colheita}**: ${cards.colheita.barrels} Tawny barrels of the cellar leave for ${cards.colheita.vp} points
- **${kinds.boat}**: one to ${cards.moves} moves without markers
- **${kinds['ageing-barrel']}**: age and sell; before the sale one barrel joins a free space, not above the highest barrel of its side
- **${kinds['ageing-quality']}**: age and sell, with ${cards.moreQuality} more on the die

No card plants an old vineyard. What may be done once a round is once with cards too. A card that could do nothing can't be played. Cards that you took from the display are known to all, those from the deck to you alone.`,
  },
  rounds: {
    title: 'The rounds',
    text: `The game has ${rounds} rounds, each a year with its harvest. The open chip is the **bonus of the year**: 0, 1 or 2 more quality for all wine gathered in it.

**Become first player**: there is one circle for it. You take the token, or keep it. It counts from the next round on: its holder begins, and is the first to choose among cheap circles.

When everybody has passed or has no piece left:
1. Markers and overseers return. Each Estate bought this round brings its marker.
2. All circles are free again.
3. The cards left on display go, and ${cards.display} new ones are opened. Within a round no gap on the display is filled.
4. The next chip is turned.
5. Buying and harvesting are allowed again, enologists go home.

When the deck is empty and a card is needed, the used cards are shuffled into a new one.

**Hidden** are the order of the deck, the chips of rounds to come, and cards that somebody drew from the deck. All else is open to everybody.`,
  },
  end: {
    title: 'The end',
    text: `After round ${rounds} no chip is turned any more. To the points that each seat has are added:
- **1** for each ${end.barrelsForAPoint} barrels of wine it still owns, wherever they are: on Estates, aboard, in cellar and warehouse together;
- the **price** of each planted Estate, the first one included;
- **${end.fullEstate}** for each Estate with ${vines.slots} vines.

Brandy, cards and pieces bring nothing.

Most points win. If they are equal: more Estates, planted or not; then the higher sum of the qualities of all Estates; then the place is shared.

*Example*: 10 points, 14 barrels left, a planted Estate in Baixo for 2, one in Cima for 4 with five vines, and one in Superior with two vines: 10 + 3 + 2 + 4 + 1 = 20.

Whoever resigns ranks behind all who stay. Of two, the other wins at once; of more, a stand-in plays the seat on.`,
  },
  setup: {
    title: 'Set-up',
    text: `Two to four play; who begins is drawn. Each seat starts with
- ${start.vp} points and ${start.brandy} barrel of brandy,
- a boat in Gaia,
- an Estate in Baixo Corgo with three vines: green, purple, yellow. So it can be harvested at once,
- ${start.markers} markers and the overseer.

Those who begin have an advantage, so in the first round seat 1 has one marker less; with four seats, seat 2 as well.

${rounds} of ${box.chips.bonus.length} chips (0, 1 and 2, three of each) lie face down on the rounds; the first is turned. The other two are never seen. The deck of 36 cards is shuffled and ${cards.display} are opened.

With two or three seats the dearest circles of the table are not in play, and free places in Baixo Corgo can be bought.

Not all numbers of the printed copy were to be had. Those we had to infer are marked in the project's papers, and can be corrected there in one file.

Vintage was designed by Gil d'Orey and published by MESAboardgames in 2011. This is an independent project.`,
  },
  notation: {
    title: 'Typing actions',
    text: `Every action has a button, and can be typed with \`${commandName(ID, 'do')}\`: any part of it in words, or as the log writes it:
\`buy cima-1 pay 1\` · \`plant 2 purple pay 1\` · \`harvest pay 1\` · \`sail cima load 2\` · \`age pay overseer-2\` · \`take boat pay 1\` · \`take deck discard planting pay 1\` · \`play enologist 4 pay 1\` · \`first pay 1\` · \`pass\`

\`pay 2\` is two markers, \`pay overseer-2\` the overseer on the circle with a 2.

Steps of a turn: \`gather 2 wine 3\` · \`leave 1\` · \`sail gaia\` · \`stop\` · \`unload ruby\` · \`unload boat\` · \`plant 1 white\` · \`add tawny aged\`

Estates are numbered in the order in which you got them, places by region: \`baixo-1\`, \`cima-3\`. Vines: \`green\`, \`purple\`, \`red\`, \`white\`, \`yellow\`, \`old\`.

Cards: \`buying\` (${kinds.buying}) with a place and \`discount\` or a colour, \`harvesting\`, \`planting\`, \`two-barrels\` with an Estate, \`free-action\` with \`buy\`, \`plant\`, \`harvest\` or \`age\`, \`enologist\` with a round, \`vintage\` with a column, \`colheita\` with two (\`1,2\`), \`boat\`, \`ageing-barrel\`, \`ageing-quality\`.`,
  },
} satisfies Record<TopicId, { readonly title: string; readonly text: string }>;
