/** A first turn on the example board; the numbers in it are the board's. */
export const lesson = {
  you: 'You',
  other: 'Opponent',
  goOn: 'Go on',
  again: 'Once more from the start',
  look: {
    text: `**A first turn, on an example board.** There are two streets, \`L3\` to \`L7\` above and \`R1\` to \`R5\` below. The houses belong to nobody: you earn points for the floors that *you* add.

Look at \`L4\`: a yellow house with two of its five floors, and a token of 3 points waiting on its roof. You hold two cards, blue 1 and red 3.`,
    remarks: { goOn: 'It is your turn.' },
  },
  choose: {
    text: `On a turn you do **one** of two things: **draw** cards from the open market, or **build** with two cards from your hand. When building, one card gives the number of floors, the other their colour.

For the yellow house you will need a yellow card.`,
    remarks: {
      draw: 'Good: the market has a yellow card.',
      build:
        'You could: red 3 and blue 1 are enough for three blue floors on an empty house. But L4 is worth much more, and no card in your hand is yellow. Draw first.',
    },
  },
  draw: {
    text: `Five cards lie open. You take one to three of them, **worth 3 or less together**. Everybody sees what you take, so hands are no secret.

Which cards do you take?`,
    remarks: {
      yellowAndRed:
        '1 + 2 = 3: as much as one draw may be worth. Both cards go to your hand, and the market is refilled.',
      blue: 'Allowed, since a 3 alone is worth 3. But it brings no yellow card. Try another.',
      tooMuch: '2 + 2 = 4, and a draw may be worth 3 at most: this is not allowed. Try another.',
    },
  },
  number: {
    text: `Your opponent has drawn a card too, and it is your turn again. You hold blue 1, red 2, red 3 and yellow 1: time to **build**.

Which card gives the **number** of floors? \`L4\` has room for three.`,
    remarks: {
      red3: 'Three floors: exactly what L4 still needs.',
      red2: 'Two floors would fit, but the house would not be complete, and the token on its roof would be left to your opponent. Try another.',
      yellow1: 'One floor is little, and the yellow card is needed for the colour. Try another.',
    },
  },
  colour: {
    text: `Which card gives their **colour**? Of this card the colour alone counts, not its value, so a 1 is as good as a 3. A house that has been begun keeps its colour.`,
    remarks: {
      yellow1: 'Three yellow floors. Both cards are then used up.',
      blue1:
        'Three blue floors do not fit on L5, which has room for two: they would begin a new house. Try another.',
    },
  },
  house: {
    text: `On which **house** do the three yellow floors go? They all go on one.`,
    remarks: {
      L4: 'Three floors on two: that completes the house.',
      L5: 'L5 is blue, and a house has one colour only. Try another.',
      L6: 'Allowed: an empty house may begin in a colour that no neighbour has, and its token would bring 2. But L4 brings more. Try another.',
    },
  },
  claim: {
    text: `The new floors are ghosts until you confirm. They bring:
- **House 5**: all floors that \`L4\` has then, the old ones too.
- **Neighbours 3**: your floors are on levels 3, 4 and 5. \`L3\` has a floor at level 3, \`L5\` at levels 3 and 4.
- **Roof token 3**, since you complete the house.

That makes 11. And you may **claim** each open public contract that your build meets *exactly*. Which?`,
    remarks: {
      both: 'Exactly 3 yellow floors, built with a red and a yellow card: both contracts are met, 2 points each.',
      blue: 'Your floors are yellow, and they are three: this contract is not met. Try another.',
      none: 'You may leave contracts lying, but these 4 points are yours for the taking. Try another.',
    },
  },
  after: {
    text: `**15 points**, and \`L4\` has its roof. The contracts you claimed are replaced by new ones.

At the start of a game everybody also keeps three **private contracts**. They are scored at the end and look at *completed* houses only, whoever built them. You have *yellow houses*: L4 already makes it worth 1. And your *blue-yellow pair* now lacks just two floors on \`L5\`.

When enough roofs are on, the round is finished and one more is played. That is the whole game: draw, build, and watch your neighbours.`,
    remarks: { again: 'Back to the first board.' },
  },
};
