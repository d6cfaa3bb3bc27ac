/** How Green Port presents itself and what is its own: each description and choice at most 100 characters. */
export const english = {
  about: 'Green Port: turn over cards as long as you dare, and hire your crew',
  answer: 'What you are asked for: at the start, by a card, or to refer in the turn of another',
  spend: 'What you do with your cubes: Objectives, Headquarters, your tile, trades',
  /** The options are named as the fields of the action. */
  verbs: {
    reveal: { about: 'Reveal the next card', options: {} },
    hire: {
      about: 'Stop and hire a colour of the pool',
      options: { colour: 'A colour that lies in the pool, such as red' },
    },
    end: { about: 'End your turn', options: {} },
    pick: { about: 'Pick your start cube', options: { colour: 'A colour that is left, such as red' } },
    flip: { about: 'Flip your tile: against a bust, or instead of losing cubes', options: {} },
    bust: { about: 'Accept the bust and keep your tile up', options: {} },
    lose: {
      about: 'Lose half of your cubes after the orange X; what you leave open is asked',
      options: {
        blue: 'How many blue cubes go',
        green: 'How many green cubes go',
        red: 'How many red cubes go',
        yellow: 'How many yellow cubes go',
      },
    },
    bonus: { about: 'Take your underdog cube', options: { colour: 'Its colour, such as red' } },
    refer: {
      about: 'Pay the active player one cube and take a colour that is left in the pool',
      options: { colour: 'The colour to take, such as red', pay: 'The colour of the cube to pay' },
    },
    pass: { about: 'Pass when you are asked to refer', options: {} },
    complete: {
      about: 'Complete an Objective',
      options: {
        objective: 'Its number, such as 3',
        pay: 'The cubes to pay, such as 2 red, 1 blue; needed only where there is a choice',
      },
    },
    buy: {
      about: 'Buy the top Headquarters of a colour',
      options: { colour: 'Its colour, such as red', boost: 'Green ones: the colour that they boost' },
    },
    unflip: { about: 'Turn your tile up again', options: { pay: 'The cubes to pay, such as 2 red' } },
    specialise: {
      about: 'Trade cubes for one of another colour',
      options: { colour: 'The colour to gain, such as red', pay: 'The cubes to pay, such as 3 blue' },
    },
  },
  variant: 'standard (default), or with fewer rules',
};
