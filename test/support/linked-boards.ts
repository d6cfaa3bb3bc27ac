/** Returns the link of a bot with boards in a browser, and the list of what it was asked for. */
export function linkedBoards() {
  const wanted: unknown[] = [];
  const boardLink = async (subject: unknown) => {
    wanted.push(subject);
    return { label: 'Open the board', url: 'http://127.0.0.1/#x' };
  };
  return { wanted, boardLink };
}
