/** How Green Port presents itself and what is its own: each description and choice at most 100 characters. */
export const english = {
  about: 'Green Port: turn over cards as long as you dare, and hire your crew',
  reveal: 'Reveal the next card',
  hire: { about: 'Hire a colour of the pool', colour: 'A colour that lies in the pool, such as red' },
  pass: 'Pass when you are asked to refer',
  end: 'End your turn',
  variant: 'standard (default), or with fewer rules',
};
