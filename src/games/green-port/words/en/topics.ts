import { blacks, box, command, deckSize, type TopicId, units } from '../facts.ts';

const { cubes, gains, headquarters, objectives, prices } = box;

/** The whole rules in our own words, a chapter each. */
export const topics = {
  overview: {
    title: 'Overview',
    text: `Green Port is a harbour of crooks. You gather a crew and spend it on heists and houses.

Your crew are **cubes** of four colours: **B** blue, **G** green, **R** red, **Y** yellow. The heists are **Objectives**: papers with a price in cubes. The houses are **Headquarters**: there is a pile of them for each colour, and they have powers. Whoever pays for one has its points at once.

On your turn you **reveal** cards, one at a time, as long as you dare. They stand on the quay: the **pool**. Then you hire **one** colour of the pool, and gain cubes of that colour; the others may pick from the rest. A black card ends a turn that was too greedy, with nothing.

Hidden is only the order of the deck. What it still holds is known to all, so the risk on the button and on the crane is exact.

When the last Objective is done the round is finished, and most points win.`,
  },
  turn: {
    title: 'A turn',
    text: `A turn goes through these steps:
1. **Hire**: reveal cards, then hire one colour.
2. **Refer**: each of the others in order may take one colour that is left, for a cube to you. After a bust this is left out.
3. **Utilise**: complete Objectives, buy Headquarters, turn your tile up, as often as you can pay, in any order. Then end the turn.

**Trade** (specialise): in Hire between reveals, and in Utilise, as often as you like, you may pay ${prices.specialise} cubes of one colour, or of ${prices.specialise} different ones, for one cube of a colour that you do not pay.

When the turn ends, the cards left in the pool are discarded. Then it is the next one's turn.

*In order* always means: first whose turn it is, then clockwise, one after another. So later ones know what earlier ones chose.`,
  },
  cards: {
    title: 'Cards',
    text: `The deck has ${deckSize} cards:
- ${units} **Unit cards**: somebody to hire. Each of the four colours with each of six symbols once.
- ${blacks} **black** cards. While no Unit card stands in the pool a black card does nothing. Otherwise you are **bust**: no hire, no Refer, straight to Utilise. With your **tile** up you may **flip** it down instead: the whole pool is discarded, and you begin Hire anew in the same turn.
- The **orange X**: in order, whoever has more than ${cubes.limit} cubes loses half of them, rounded down, of their own choice; or flips a tile that is up, and loses nothing. Then underdog cubes.
- The **green X**: when this turn ends, all ${deckSize} cards are shuffled into a new deck. Before that, at once, underdog cubes.

After an X Hire goes on.

**Underdog cubes**, once a turn at most: all with the fewest points take a cube of a colour of their choice. If everybody has the same points, all with the fewest cubes do. Who gets one is settled before the first chooses.

A tile that is down comes up in Utilise only, for cubes.

When the deck is empty and a card is needed, the discards are shuffled into a new one; the pool stays out of it. When there are no discards either, nothing can be revealed.`,
  },
  hire: {
    title: 'Hire',
    text: `While the pool is empty you must reveal. After that you go on, or hire a colour of the pool. All its Unit cards are discarded, and you gain of that colour:
- ${gains.card} cube for each of these cards;
- ${gains.tile} if your tile is up and one of them shows its symbol;
- ${gains.boost} for each of your Green Headquarters that **boosts** it: that was set to this colour when it was bought.

**In Sync**: if all four colours are in the pool, you gain one cube of each other colour too. Their cards stay for the others.

If there is no Unit card in the pool you may stop and hire nobody.

*Example*: two red cards, one shows the wheel, so does your tile, and it is up. One Green Headquarters boosts red. 2 + 1 + 1: you gain 4 red.`,
  },
  refer: {
    title: 'Refer',
    text: `After a hire each of the others, in order, is asked once: **pass**, or give whose turn it is ${prices.refer} cube of any colour and take all Unit cards of one colour that are left. It brings what a hire brings, with your own tile and boosts, but never In Sync.

Who has no cube is not asked, and nobody is once no Unit card is left. After a bust nobody refers.`,
  },
  utilise: {
    title: 'Utilise',
    text: `As often as you can pay, in any order:
- **Complete** an Objective: for each colour pay the sum of the values on its cards of that colour. The wild one takes its value in cubes of one colour, whichever. You take the cards: their values are your points.
- **Buy** the top Headquarters of a colour: ${prices.headquarters} cubes of that colour, and one more for each *card* of that colour on Objectives that are left. So they get cheaper.
- **Turn your tile up**: ${prices.unflip} cubes of any colours; ${prices.unflipAfterBust} if you were bust this turn.

Each price is counted anew every time, so one deed can make the next one cheaper. Cubes that you keep are there for your next turn. Then **end** the turn.

*Example*: red cards are left on two Objectives, one on each. The red Headquarters cost 2 + 2 = 4 red. You complete one of the two: now they cost 3.`,
  },
  powers: {
    title: 'Powers',
    text: `Headquarters bring their points, and a power that lasts:
- **Blue**: each takes a cube off the price of every Objective, down to nothing; of which colour, you choose.
- **Green**: on buying it choose a colour, which it **boosts**: whenever you hire or refer that colour, you gain one cube more. Several on one colour add up.
- **Red**: a trade takes any ${prices.specialiseWithRed} cubes, alike or not. One is enough for that; more bring points only.
- **Yellow**: each makes turning your tile up a cube cheaper, down to nothing.`,
  },
  end: {
    title: 'End',
    text: `Once no Objective is left the round is played to its end: who comes later in it still has a turn. Then **end purchases**, by themselves: colour by colour, whoever has most cubes of it comes first, of equals the one who is later in turn order; each buys as many of the Headquarters left as possible, for ${prices.headquarters} cubes each. Powers do nothing any more.

Most points win. Equal points: more cubes left, then the highest single Objective card, then the second highest, and so on. If all is equal the place is shared.

Whoever resigns ranks last, and a stand-in plays on by the same rules. If only one stays, that one has won.`,
  },
  variants: {
    title: 'Set-up and variants',
    text: `Two to four play. The first four **Objectives** share nine cards (values ${objectives.white.join(', ')}), dealt by chance into columns. With three and four a fifth has ${objectives.black.join(', ')}, and the sixth is **wild**, worth ${objectives.wild}. Each card but the wild one bears a cube of the colour that it asks.

A pile of **Headquarters** holds, top first: ${headquarters.piles['2'].join(', ')} with two; ${headquarters.piles['3'].join(', ')} with three; ${headquarters.piles['4'].join(', ')} with four.

Everybody has a **tile** with one of the six symbols, up at first. Then, from the last in turn order to the first, each picks a **start cube**: one of each colour is there. The first begins.

Variants:
- **standard**: all of these rules.
- **without tiles**: nobody has a tile: no cube for its symbol, and nobody can flip out of a bust or a loss.
- **without powers**: Headquarters bring points only.
- **simple**: neither.

Green Port was designed by Pedro Dias for the Green Box of Games. This is an independent project.`,
  },
  notation: {
    title: 'Typing actions',
    text: `Every action has a button, and can be typed with \`${command('do')}\`: any part of it in words, or as the log writes it:
\`pick red\` · \`reveal\` · \`hire red\` · \`flip\` · \`bust\` · \`lose blue-1,red-3\` · \`bonus red\` · \`refer blue pay red\` · \`pass\` · \`complete 3 pay blue-2,red-4\` · \`buy green boost blue\` · \`unflip pay red-2\` · \`specialise green pay red-3\` · \`end\`

\`bonus\` is an underdog cube, \`specialise\` a trade, \`bust\` to accept a bust.

Cubes are told as colour and number, in the order blue, green, red, yellow. \`none\` stands for no cubes.`,
  },
} satisfies Record<TopicId, { readonly title: string; readonly text: string }>;
