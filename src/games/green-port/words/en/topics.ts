import { blacks, box, command, deckSize, type TopicId, units } from '../facts.ts';

const { cubes, gains, headquarters, prices } = box;

/** The whole rules in our own words, a chapter each. */
export const topics = {
  overview: {
    title: 'Overview',
    text: `Green Port is a harbour of crooks. You gather a crew, paid for in **cubes** of four colours (blue, green, red, yellow), and spend it on **Objectives** and **Headquarters**. Their values are points and count at once; most points win.

On your turn you turn over cards, one at a time, as long as you dare, then hire **one** colour of what lies there. The others may pick from the rest. A black card ends a greedy turn with nothing.

Hidden is only the order of the deck: what it still holds is known to all, so the odds on the button are exact.

**Set-up**: a column of cards is an Objective; each of its cards bears a cube of the colour that it asks. With two seats there are four Objectives, else six; the sixth is wild. Every seat has a **tile** with a symbol, up at first. From the last seat to the first each picks one start cube of the four colours; then the first seat begins.`,
  },
  turn: {
    title: 'A turn',
    text: `A turn goes through these steps:
1. **Hire**: reveal cards, then hire one colour.
2. **Refer**: each other seat in order may take one colour that is left, for a cube to you.
3. **Utilise**: complete Objectives, buy Headquarters, turn your tile up, as often as you can pay, in any order. Then end the turn.

**Trade** (specialise): whenever you are asked in Hire or Utilise you may pay ${prices.specialise} cubes of one colour, or of ${prices.specialise} different ones, for one cube of a colour that you do not pay.

When the turn ends, the cards of the pool are discarded.`,
  },
  cards: {
    title: 'Cards',
    text: `The deck has ${deckSize} cards:
- ${units} **Unit cards**: each colour with each of six symbols once.
- ${blacks} **black** cards: harmless while no Unit card lies in the pool. Otherwise you are **bust**: no hire, no Refer, straight to Utilise. With your tile up you may **flip** it instead: the pool is discarded and Hire begins anew.
- The **orange X**: whoever has more than ${cubes.limit} cubes loses half of them, rounded down, of their own choice, or flips a tile that is up and loses nothing. Then underdog cubes.
- The **green X**: after this turn all cards are shuffled into a new deck. Then underdog cubes.

**Underdog cubes**, once a turn: the seats with the fewest points, or if all have the same, with the fewest cubes, take one cube of a colour of their choice.

A deck that is empty is made anew from the discards when a card is needed.`,
  },
  hire: {
    title: 'Hire',
    text: `The first card must be revealed. After it you go on, or hire a colour that lies in the pool. All its Unit cards are discarded, and you gain of that colour:
- ${gains.card} cube for each of these cards;
- ${gains.tile} if your tile is up and one of them shows its symbol;
- ${gains.boost} for each of your Green Headquarters that boosts it.

**In Sync**: if all four colours lie there, you gain one cube of each other colour too.

Where no Unit card lies in the pool you may stop and hire nobody.`,
  },
  refer: {
    title: 'Refer',
    text: `After a hire each other seat, in order, is asked once: **pass**, or give the active seat ${prices.refer} cube of any colour and take all Unit cards of one colour that are left. It brings what a hire brings, with your own tile and boosts, but never In Sync.

Who has no cube is not asked, and nobody is once no Unit card is left. After a bust there is no Refer.`,
  },
  utilise: {
    title: 'Utilise',
    text: `As often as you can pay, in any order:
- **Complete** an Objective: for each colour pay the sum of the values on its cards of that colour. The wild one takes its value in cubes of one colour. You take the cards.
- **Buy** the top Headquarters of a colour: ${prices.headquarters} cubes of that colour, and one more for each card of that colour on Objectives that are left. So they get cheaper.
- **Turn your tile up**: ${prices.unflip} cubes of any colours; ${prices.unflipAfterBust} after a bust in this turn.

Then **end** the turn.`,
  },
  powers: {
    title: 'Powers',
    text: `Headquarters bring their points, and a power:
- **Blue**: each takes a cube off the price of every Objective; of which colour, you choose.
- **Green**: on buying it choose a colour; each hire of it brings one cube more. Several on one colour add up.
- **Red**: a trade takes any ${prices.specialiseWithRed} cubes. One is enough for that.
- **Yellow**: each makes turning your tile up a cube cheaper, down to nothing.`,
  },
  end: {
    title: 'End',
    text: `Once no Objective is left the round is played to its end. Then **end purchases**, by themselves: colour by colour the seats with more cubes of it come first, of equals the later seat; each buys what it can of the Headquarters left, for ${prices.headquarters} cubes each.

Most points win. Equal points: more cubes left, then the highest single Objective card, then the second highest. Else the place is shared.`,
  },
  variants: {
    title: 'Seats and variants',
    text: `Two to four seats. A pile of Headquarters holds, top first: ${headquarters.piles['2'].join(', ')} with two seats; ${headquarters.piles['3'].join(', ')} with three; ${headquarters.piles['4'].join(', ')} with four.

- **standard**: all of these rules.
- **without tiles**: nobody has a tile, so nobody can flip out of a bust or a loss.
- **without powers**: Headquarters bring points only.
- **simple**: neither.

Green Port was designed by Pedro Dias for the Green Box of Games. This is an independent project.`,
  },
  notation: {
    title: 'Typing actions',
    text: `Every action has a button, and can be typed with \`${command('do')}\`: any part of it in words, or as the log writes it:
\`pick red\` · \`reveal\` · \`hire red\` · \`flip\` · \`bust\` · \`lose blue-1,red-3\` · \`bonus red\` · \`refer blue pay red\` · \`pass\` · \`complete 3 pay blue-2,red-4\` · \`buy green boost blue\` · \`unflip pay red-2\` · \`specialise green pay red-3\` · \`end\`

Cubes are told as colour and number, in the order blue, green, red, yellow. \`none\` stands for no cubes.`,
  },
} satisfies Record<TopicId, { readonly title: string; readonly text: string }>;
