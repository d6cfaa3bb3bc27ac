import { inEach, type Language } from '../../../stage/language/languages.ts';
import { nameOf } from '../../../stage/names.ts';
import type { Presenter } from '../../../stage/presenter.ts';
import { GRAPE_DYES } from '../picture/style/palette.ts';
import type { Event } from '../rules/events.ts';
import { runsOf } from '../rules/runs.ts';
import { type Action, GRAPES, type Options, type View } from '../rules/types.ts';
import { another, deed, runText, shortDeed } from '../words/actions.ts';
import { vintageWords } from '../words/all.ts';
import { alt, fullText, open } from '../words/alt.ts';
import { fieldName, question } from '../words/choices.ts';
import { brief, recap, story } from '../words/chronicle.ts';
import { TOPIC_IDS } from '../words/facts.ts';
import { account, finale } from '../words/finale.ts';
import { foreseen } from '../words/foreseen.ts';
import { aims, hand, seatPage } from '../words/hand.ts';
import { short, value } from '../words/labels.ts';
import { orderKindText, orderText } from '../words/orders.ts';
import { reason } from '../words/reasons.ts';
import { refusal } from '../words/refusals.ts';
import { awaits, category, scores, stake } from '../words/status.ts';
import { TOPICS } from '../words/topics.ts';
import { lesson } from './lesson.ts';
import { terminal } from './terminal.ts';
import { typed } from './typed.ts';

export type VintagePresenter = Presenter<View, Action, Event>;
type InWords =
  | 'title'
  | 'about'
  | 'alt'
  | 'text'
  | 'open'
  | 'terminal'
  | 'legend'
  | 'story'
  | 'brief'
  | 'recap'
  | 'foreseen'
  | 'scores'
  | 'awaits'
  | 'stake'
  | 'finale'
  | 'account'
  | 'hand'
  | 'seatPage'
  | 'aims'
  | 'question'
  | 'fieldName'
  | 'short'
  | 'shortDeed'
  | 'atOnce'
  | 'runs'
  | 'groups'
  | 'declines'
  | 'order'
  | 'orderKind'
  | 'another'
  | 'value'
  | 'typed'
  | 'deed'
  | 'reason'
  | 'refusal'
  | 'variant'
  | 'category'
  | 'colour'
  | 'topics'
  | 'lesson';
type Voice = Required<Pick<VintagePresenter, InWords>>;

/** Length of a game in minutes. The box says only "45 to 90"; three people make some 200 decisions. */
const MINUTES = 75;
/**
 * Kinds of action without a preview. The rules ask for harvests and moves step by step, so a button says all about its step.
 */
const AT_ONCE: readonly Action['type'][] = ['harvest', 'sail', 'gather', 'leave', 'stop', 'unload', 'add'];

/** Kinds of action by group: upriver, on the river and in Gaia, with cards, to end or begin a round. */
const KINDS = {
  vineyards: ['buy', 'harvest', 'plant'],
  river: ['age', 'sail'],
  cards: ['play', 'take'],
  rest: ['first', 'pass'],
} as const satisfies Readonly<Record<string, readonly Action['type'][]>>;
const GROUPS = ['vineyards', 'river', 'cards', 'rest'] as const;

/** Checks that an action plants a vine of a card that is already paid, so it costs nothing more. */
const isStep = (action: Action, { phase }: View): boolean => phase.type !== 'turn' && action.type === 'plant';

const voiceIn = (language: Language): Voice => {
  const words = vintageWords(language);
  return {
    title: words.status.title,
    about: { ...words.status.about, minutes: MINUTES },
    alt: (view, names) => alt(words, view, names),
    text: (view, names, longest) => fullText(words, view, names, longest),
    open: view => open(words, view),
    terminal: (view, names) => terminal(words, view, names),
    legend: words.terminal.legend,
    story: (events, names) => story(words, events, names),
    brief: (events, names) => brief(words, events, names),
    recap: (events, view, names) => recap(words, events, view, names),
    foreseen: (events, names, view, action) => foreseen(words, events, names, view, action),
    scores: (view, names) => scores(words, view, names),
    awaits: (view, kinds) => awaits(words, view, kinds),
    stake: view => stake(words, view),
    finale: (view, names) => finale(words, view, names),
    account: (view, summary, ranks, names) => account(words, view, summary, ranks, names),
    hand: (view, names) => hand(words, view, names),
    seatPage: (view, seat, names) => seatPage(words, view, seat, names).join('\n'),
    aims: view => aims(words, view),
    question: field => question(words, field),
    fieldName: field => fieldName(words, field),
    short: (field, text, view) => short(words, field, text, view),
    shortDeed: (action, view) => shortDeed(words, action, view),
    declines: ({ type }) => type === 'pass',
    atOnce: (action, view) => AT_ONCE.includes(action.type) || isStep(action, view),
    runs: view => runsOf(view).map(actions => ({ actions, label: runText(words, actions, view) })),
    groups: GROUPS.map(group => ({ name: words.choices.groups[group], kinds: KINDS[group] })),
    order: text => orderText(words, text),
    orderKind: kind => orderKindText(words, kind),
    another: kind => another(words, kind),
    value: (field, text, view) => value(words, field, text, view),
    typed,
    deed: (action, view) => deed(words, action, view),
    reason: (term, view, seat, action) => reason(words, term, view, seat, action),
    refusal: (refused, view) => refusal(words, refused, view, seat => nameOf([], seat, language)),
    variant: options => words.status.variants[(options as Options).variant],
    colour: name => {
      const grape = GRAPES.find(each => each === name);
      return grape && { name: words.terms.colours[grape], dye: GRAPE_DYES[grape] };
    },
    category: name => category(words, name),
    topics: TOPIC_IDS.map(id => ({ id, ...TOPICS[language][id] })),
    lesson: lesson(words),
  };
};

const VOICES = inEach(voiceIn);

/** Returns all that Vintage says in a language, without pictures, so it needs no canvas. */
export const vintageVoice = (language: Language): Voice => VOICES[language];
