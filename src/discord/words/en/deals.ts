import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';

const { plural, percent } = grammar('en');
const points = (count: number): string => plural(count, { one: '# point', other: '# points' });

/** A deal that all play, each for themselves. Moments come as Discord's own, so that everybody reads their own time. */
export const deals = {
  daily: (number: number) => `Daily No. ${number}`,
  challenge: (code: string) => `Challenge ${code}`,
  /** Before the first attempt. */
  dailyRules:
    'Everybody on this bot is dealt the same today. Your first attempt counts: no undo, no hints. Only you see it; it is played right here, whatever else goes on in this channel.',
  challengeRules:
    'Whoever has the code is dealt the same. Your first attempt counts: no undo, no hints. Only you see it.',
  pastRules: 'This day is over. It can be played as practice, with undo and hints.',
  spentRules: 'Your first attempt is over. From now on you practise, with undo and hints.',
  ends: (at: string, relative: string) =>
    `The day ends at ${at} (${relative}); what was begun by then may be finished for two more hours.`,
  next: (relative: string) => `Next deal ${relative}.`,
  streak: (days: number, longest: number) =>
    `🔥 ${plural(days, { one: '# day', other: '# days' })} in a row, longest ${longest}.`,
  freeLeft: 'One missed day this month is free.',
  freeUsed: "This month's free day is used.",
  /** Of the shuffle. */
  sealed: (commitment: string) => `Sealed: ${commitment}`,
  sealedNext: (commitment: string) => `Tomorrow's: ${commitment}`,
  openTo: (relative: string) => `Seed and salt are told ${relative}.`,
  /** On buttons. */
  play: 'Play',
  goOn: 'Play on',
  practise: 'Practise',
  anew: 'Begin anew',
  show: 'Show here',
  text: 'As text',
  rounds: 'Round by round',
  way: 'Best way found',
  parWay: "The strong player's way",
  proof: 'Check the shuffle',
  archive: 'Archive',
  challenges: 'Challenges',
  days: 'Days',
  back: 'Back',
  older: 'Older',
  newer: 'Newer',
  today: "Today's deal",
  dare: 'Challenge others',
  newChallenge: 'New challenge',
  /** The result. */
  result: (count: number) => plural(count, { one: '**# point**', other: '**# points**' }),
  par: (par: number, ahead: number) =>
    ahead === 0
      ? `Exactly the par of ${par}, as the strong player plays it.`
      : `The strong player's par is ${par}: you are **${Math.abs(ahead)}** ${ahead > 0 ? 'above' : 'below'} it.`,
  parUnderWay: 'The strong player is still at it: its par is there in a moment, at the next press.',
  late: 'It came to its end after the day was closed, so it counts as practice.',
  unfair: 'Something was taken back or a hint was used in it.',
  field: (players: number, better: number) =>
    players < 2
      ? 'Nobody else has played it so far.'
      : better === 0
        ? `Nobody of ${players} has done better.`
        : `Better than or as good as ${percent(Math.round(((players - better) / players) * 100) / 100)} of ${players} players.`,
  here: '**In this server**',
  takenUp: '**Who has played it**',
  row: (place: number, name: string, count: number) =>
    plural(count, { one: `\`${place}\` ${name}: # point`, other: `\`${place}\` ${name}: # points` }),
  rowUnfinished: (name: string) => `\`–\` ${name}: not finished`,
  helped: (row: string) => `${row} (with undo or a hint)`,
  rival: (name: string, count: number) =>
    plural(count, { one: `\`–\` ${name}: # point`, other: `\`–\` ${name}: # points` }),
  ownBest: (count: number, attempts: number) =>
    `Your best with practice: ${points(count)}, in ${plural(attempts, { one: '# attempt', other: '# attempts' })}.`,
  bestFound: (count: number) => `Best found so far: ${points(count)}.`,
  otherDeal: 'This is a new deal: of the game that is over everybody can see the seed and the moves.',
  giveCode: (command: string) => `Who types ${command} plays the same deal and is compared with you.`,
  unplayed: 'You see how others did once you have played it yourself.',
  /** Names of lines in the comparison. */
  you: 'You',
  strong: 'Par',
  found: 'Best found',
  roundsTitle: '**Points after each round**',
  wayTitle: (count: number) => `**A way to ${points(count)}**`,
  textHint: 'To be copied and pasted anywhere; it tells nothing of the deal:',
  textPar: (par: number) => `par ${par}`,
  posted: 'It stands in the channel now.',
  postedBy: (name: string, command: string) => `${name} has played it. Your turn: ${command}`,
  /** The archive. */
  archiveTitle: (game: string) => `**${game}: past days**`,
  challengesTitle: (game: string) => `**${game}: your challenges**`,
  noDays: 'No day is over yet. The first one comes here tomorrow.',
  noChallenges: 'You have made or taken up no challenge yet.',
  notPlayed: 'not played',
  best: (count: number) => `best ${count}`,
  choose: 'Which one?',
  proofTold: (seed: string, salt: string) => `Seed \`${seed}\`\nSalt \`${salt}\``,
  proofHow: 'Anybody can check it: docs/daily.md tells how.',
};

export type DealWords = Translated<typeof deals>;
