import { inEach, type Language } from '../../../stage/language/languages.ts';
import type { Presenter } from '../../../stage/presenter.ts';
import { PAINTS } from '../picture/style/palette.ts';
import { type Action, COLOURS, type Event, type Options, type View } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';
import { alt, fullText, open } from '../words/alt.ts';
import { another, deed, fieldName, question, short, shortDeed, value } from '../words/choices.ts';
import { TOPIC_IDS } from '../words/facts.ts';
import { account, finale } from '../words/finale.ts';
import { aims, hand, prospects } from '../words/hand.ts';
import { orderInWords, orderKind } from '../words/orders.ts';
import { reason } from '../words/reasons.ts';
import { refusal } from '../words/refusals.ts';
import { awaits, category, scores, stake } from '../words/status.ts';
import { brief, story } from '../words/story.ts';
import { chapter } from '../words/topics.ts';
import { lesson } from './lesson.ts';
import { terminal } from './terminal.ts';
import { typed } from './typed.ts';

export type GreenPortPresenter = Presenter<View, Action, Event>;
type InWords =
  | 'title'
  | 'about'
  | 'alt'
  | 'text'
  | 'terminal'
  | 'legend'
  | 'story'
  | 'brief'
  | 'scores'
  | 'awaits'
  | 'stake'
  | 'finale'
  | 'account'
  | 'hand'
  | 'aims'
  | 'prospects'
  | 'open'
  | 'question'
  | 'fieldName'
  | 'short'
  | 'shortDeed'
  | 'declines'
  | 'atOnce'
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
type Voice = Required<Pick<GreenPortPresenter, InWords>>;

/** Length of a game in minutes. It is not printed: some 200 decisions of ten seconds each. */
const MINUTES = 35;
/** Actions without a preview, since a button describes them fully. Actions with a choice of payment have a preview. */
const AT_ONCE: readonly Action['type'][] = ['pick', 'reveal', 'hire', 'bonus', 'refer', 'pass', 'end'];

const hiresNobody = (action: Action): boolean => action.type === 'hire' && action.colour === undefined;

const voiceIn = (language: Language): Voice => {
  const words = greenPortWords(language);
  return {
    title: words.status.title,
    about: { ...words.status.about, minutes: MINUTES },
    alt: (view, names) => alt(words, view, names),
    text: (view, names, longest) => fullText(words, view, names, longest),
    terminal: (view, names) => terminal(words, view, names),
    legend: words.terminal.legend,
    story: (events, names) => story(words, events, names),
    brief: (events, names) => brief(words, events, names),
    scores: (view, names) => scores(words, view, names),
    awaits: (view, kinds) => awaits(words, view, kinds),
    stake: view => stake(words, view),
    finale: (view, names) => finale(words, view, names),
    account: (view, summary, ranks, names) => account(words, view, summary, ranks, names),
    hand: (view, names) => hand(words, view, names),
    aims: view => aims(words, view),
    prospects: later => prospects(words, later),
    open: view => open(words, view),
    question: field => question(words, field),
    fieldName: field => fieldName(words, field),
    short: (field, text, view) => short(words, field, text, view),
    shortDeed: (action, view, _worth, then) => shortDeed(words, action, view, then),
    atOnce: action => AT_ONCE.includes(action.type) && !hiresNobody(action),
    declines: hiresNobody,
    order: text => orderInWords(words, text),
    orderKind: kind => orderKind(words, kind),
    another: kind => another(words, kind),
    value: (field, text, view) => value(words, field, text, view),
    typed,
    deed: (action, view) => deed(words, action, view),
    reason: (term, view, seat, action) => reason(words, term, view, seat, action),
    refusal: (refused, view) => refusal(words, refused, view),
    variant: options => words.status.variants[(options as Options).variant],
    colour: name => {
      const colour = COLOURS.find(each => each === name);
      return colour && { name: words.terms.colours[colour], dye: PAINTS[colour] };
    },
    category: name => category(words, name),
    topics: TOPIC_IDS.map(id => ({ id, ...chapter(words, id) })),
    lesson: lesson(words),
  };
};

const VOICES = inEach(voiceIn);

/** Returns Green Port's texts in a language. They need no canvas, since no picture is among them. */
export const greenPortVoice = (language: Language): Voice => VOICES[language];
