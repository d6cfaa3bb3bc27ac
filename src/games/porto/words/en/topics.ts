import { grammar } from '../../../../stage/grammar.ts';
import { TIMER_SIZES } from '../../rules/types.ts';
import {
  command,
  copies,
  goal,
  levels,
  paid,
  privatePoints,
  publicPays,
  roofs,
  type TopicId,
  tiles,
} from '../facts.ts';

const { listed, ordinal } = grammar('en');

/** The whole rules in our own words, a chapter each. */
export const topics = {
  overview: {
    title: 'Overview',
    text: `You build the colourful houses of two streets by the river, \`L1\` to \`L7\` and \`R1\` to \`R7\`. The houses belong to nobody: every turn you earn points for what *you* add to them.

On your turn you do one thing: **draw** cards from the open market, or **build** floors with two cards from your hand. Points are counted at once. Some houses carry tokens; four public contracts lie open for whoever meets one; and everybody keeps three private contracts that count at the end.

When enough roofs are on, the round is finished, one more is played, and whoever has most points wins.

**Houses in play**: with 4 seats all fourteen; with 3 seats \`L1\` and \`R7\` are out; with 2 seats and solo \`L1\`, \`L2\`, \`R6\` and \`R7\` are out. A house that is out is no neighbour.

At the start each seat is dealt five private contracts and keeps three in secret; a token of 1 to 4 points lies on every ground-floor space.`,
  },
  turn: {
    title: 'A turn',
    text: `You must do exactly one of these:
- **Draw**: take one to three cards from the market, worth 3 or less together.
- **Build**: play exactly two cards from your hand and place floors on one house.

After either, the market is refilled to five cards and the public contracts to four, slot by slot. When the card deck is empty, the discarded cards are shuffled into a new one; when there are none, a slot stays empty until cards come back.

**Passing** is possible only if the market is empty and you cannot build at all; the table then passes for you. If a whole round consists of passes, the game ends with it; that last pass is yours to press.

Hands are open and have no limit: every card was drawn in everybody's sight. Secret are only the private contracts and the order of the decks.`,
  },
  draw: {
    title: 'Draw',
    text: `Take one, two or three cards from the five on the market. Their values must add up to **3 or less**: a 3 alone, a 2 with a 1, up to three 1s, or less than that. You must take at least one.

The cards go to your hand, and the empty slots are refilled from the deck.

In Discord, \`${command('draw')}\` takes slots, such as \`1,3\`, or cards, such as \`blue 2\`. It shows what they would bring, and one press draws them; with \`now\` they are drawn at once.

There are ten cards in each colour: ${copies[1]} of value 1, ${copies[2]} of value 2 and ${copies[3]} of value 3.`,
  },
  build: {
    title: 'Build',
    text: `Play two cards: one gives the **number** of floors, the other their **colour**. All these floors go on one house:
- It must have room for all of them.
- An **empty house** begins with a ground floor, which counts as a floor. No neighbour in the same street may have that colour already.
- A **started house** keeps its colour.
- The tiles must still be there: ${tiles.floorsPerColour} floors and ${tiles.groundFloorsPerColour} ground floors in each colour, so at most ${tiles.groundFloorsPerColour} houses of a colour.

Then, in this order:
1. If you placed the ground floor, score the token that lay there and move it to an **empty roof** of your choice: any house in play, in either street, without roof tile and without token — this house too. If no roof is empty, the token leaves the game.
2. If the house is complete, its roof tile goes on. Score the token on that roof, if there is one; it leaves the game.

So a low house that is begun and completed in one turn can pay its own token twice.`,
  },
  points: {
    title: 'Points of a build',
    text: `Add up:
- **House**: the floors the house has after your build, old ones included.
- **Neighbours**: for each floor you have just placed, one point for every neighbouring house that has a floor at that same level. Only houses next door in the same street count; roofs never do.
- **Ground token**, if you placed the ground floor.
- **Roof token**, if you completed a house with a token on its roof.
- **Public contracts** that you claim.

*Example*: a house of five has two floors, with a token of 2 on its roof. With red 3 and blue 1 you add three blue floors, levels 3 to 5; one neighbour reaches level 4, the other level 3. House 5, neighbours 3 (levels 3 and 4 on one side, 3 on the other), roof token 2. With the contracts “3 blue floors” and “blue + red cards” 4 more: **14 points**.`,
  },
  contracts: {
    title: 'Public contracts',
    text: `Four are open. After placing your floors you may claim each one that your build meets **exactly**:
- **1 floor** of a colour: ${publicPays['floors-1']} points. **2 floors**: ${publicPays['floors-2']}. **3 floors**: ${publicPays['floors-3']}. Three floors do not meet a contract for two.
- **House**: you completed a house of that colour: ${publicPays.house}.
- **Two cards of a colour**: both cards you played have it: ${publicPays.cards}.
- **Two colours**: one card of each, no matter which gave the number and which the colour: ${publicPays.cards}.

One build may meet several contracts, and you may claim them all, or leave some. Only the four that were open when you built count; the slots are refilled after that. Claimed contracts also break ties at the end. When their deck is empty, slots stay empty.`,
  },
  private: {
    title: 'Private contracts',
    text: `At the end they look at **completed** houses only, whoever built them. A house counts once for each card and may count for several cards.
- **Houses** of a colour: ${paid(privatePoints.houses)} points for 1 / 2 / 3.
- **Pair**: two neighbours in the two colours; ${paid(privatePoints.pair)} for 1 / 2 / 3 pairs that share no house.
- **Trio**: three houses in a row in the three colours, in any order; ${paid(privatePoints.trio)} for 1 / 2 that share no house.
- **Twins**: each street has a house of the colour, and the two are equally tall; ${paid(privatePoints.twins)}.
- **Ends**: houses of the colour at the four ends of the streets (the first and last in play); ${paid(privatePoints.ends)} for 1 / 2 / 3.
- **Palette**: one street has all five colours; ${paid(privatePoints.palette)}.
- **Full street**: every house in play of one street is complete; ${paid(privatePoints.side)}.

At the start you are dealt five and keep three. All choose at once, and nobody sees what you keep until the end.`,
  },
  end: {
    title: 'End of the game',
    text: `The **${ordinal(roofs[2])}** roof with 2 seats, the **${ordinal(roofs[3])}** with 3 and the **${ordinal(roofs[4])}** with 4 begins the end: the round is played to its end, so that all have had the same number of turns, then **one more full round** is played.

Then the private contracts are shown and scored. Most points wins. If points are equal, whoever claimed more public contracts wins; if those are equal too, the later seat.`,
  },
  solo: {
    title: 'Solo',
    text: `The board and the private contracts are those of two seats. ${TIMER_SIZES[0]} cards form the **Timer** (${listed(TIMER_SIZES.slice(1).map(String), 'or')}: harder). Each turn:
1. Draw or build as usual.
2. The Timer turns up a card of value *a*: the market card and the contract in slot *a* are discarded.
3. It turns up another, of value *b*: those in slot *a + b* are discarded (slot 5 has a card only, slot 6 nothing).
4. You must build with these two cards if any build is legal. You choose which gives the number, the house and where a ground token goes. It scores nothing, claims nothing, and the token of a completed roof is lost.
5. Market and contracts are refilled. Contracts that the Timer discarded may come back, claimed ones never. On the board, the sand beside a slot's number shows how likely the Timer is to empty it after your turn.

When the Timer is empty, the game ends after step 4; roofs do not end it. **${goal} points before private contracts** win. Then these are added, and the total gives your level: Apprentice from ${levels.apprentice}, Builder from ${levels.builder}, Master Builder from ${levels['master-builder']}.`,
  },
  family: {
    title: 'Family game',
    text: `Everything is as usual, only without private contracts: nothing is chosen at the start and nothing is added at the end. Points on the board decide; if they are equal, more public contracts, then the later seat.`,
  },
  notation: {
    title: 'Colours and notation',
    text: `Each colour has a letter wherever it is drawn: **B** blue, **G** green, **P** purple, **R** red, **Y** yellow.

Houses are \`L1\` to \`L7\` in the left street and \`R1\` to \`R7\` in the right one, which the board shows below it; both go from left to right. The two streets do not touch. “blue 2/5” is a blue house with two of its five floors. Market slots are 1 to 5, contracts 1 to 4.

An action can be written on one line:
- \`draw 1,3\` takes the cards of slots 1 and 3.
- \`build red-3 blue-1 L4\` places three blue floors on L4: the first card gives the number, the second the colour.
- \`build red-3 blue-1 L5 roof R2 claim 1,3\` also moves the ground token to the roof of R2 and claims contracts 1 and 3.
- \`keep houses-blue,pair-blue-red,side-1\` keeps three private contracts.
- \`timer blue-3 red-2 L5\` places the Timer's cards.`,
  },
} satisfies Record<TopicId, { readonly title: string; readonly text: string }>;
