import { grammar } from '../../present/grammar.ts';
import type { UndoWords } from './words.ts';

const { listed, plural } = grammar('en');

export const undo: UndoWords = {
  ask: 'Ask the others',
  agree: 'Agree',
  refuse: 'Refuse',
  done: 'Taken back; the board follows.',
  asked: people =>
    `Asked: ${listed(people)} must agree within 48 hours. Any action in the game withdraws your wish.`,
  allAgreed: 'You agree, and so do all others: it is taken back. The board follows.',
  youRefused: 'You refused: the action stands.',
  youAgreed: stillAsked => `You agree. Still asked: ${listed(stillAsked)}.`,
  asks: person => `${person} asks to take back:`,
  question: (people, _needed, until) =>
    `${listed(people)}: do you agree? All others must agree. It lapses ${until}; any action in the game withdraws it.`,
  soFar: (agreed, asked) =>
    plural(agreed, { one: `# of ${asked} agrees so far.`, other: `# of ${asked} agree so far.` }),
  agreed: 'All agreed: it is taken back.',
  refused: 'Refused: it stands.',
  refusedBy: person => `${person} refused: it stands.`,
  refusedNews: (by, asker) =>
    by === undefined
      ? `Refused: it stands. ${asker} had asked to take back the last action.`
      : `${by} refused: it stands. ${asker} had asked to take back the last action.`,
  withdrewBy: person => `${person} withdrew it: it stands.`,
  withdrawn: 'Withdrawn: the game has gone on, so it stands.',
  lapsed: 'Not all have agreed within 48 hours: it stands.',
};
