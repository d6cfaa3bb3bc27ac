import { inEach, type Language } from '../../../stage/language/languages.ts';
import type { Presenter } from '../../../stage/presenter.ts';
import { DYES } from '../picture/style/palette.ts';
import { type Action, COLOURS, type Event, type Options, type View } from '../rules/types.ts';
import { account } from '../words/account.ts';
import { portoWords } from '../words/all.ts';
import { alt, fullText, open } from '../words/alt.ts';
import { another, deed, fieldName, question, short, shortDeed, value } from '../words/choices.ts';
import { TOPIC_IDS } from '../words/facts.ts';
import { finale } from '../words/finale.ts';
import { foreseen, prospects } from '../words/foreseen.ts';
import { hand } from '../words/hand.ts';
import { recap } from '../words/lacking.ts';
import { reason } from '../words/reasons.ts';
import { refusal } from '../words/refusals.ts';
import { awaits, category, scores, stake } from '../words/status.ts';
import { brief, story } from '../words/story.ts';
import { topic } from '../words/topics.ts';
import { lesson } from './lesson.ts';
import { terminal } from './terminal.ts';
import { cardsTyped } from './typed.ts';

type Pictures =
  | 'picture'
  | 'curve'
  | 'compared'
  | 'dealCard'
  | 'dealRace'
  | 'leagueCard'
  | 'preview'
  | 'wide'
  | 'turnPicture'
  | 'handPicture'
  | 'asking'
  | 'ending'
  | 'profile'
  | 'lobby'
  | 'share'
  | 'seatPicture'
  | 'timelapse'
  | 'topicPicture'
  | 'parts'
  | 'partsPicture';
/**
 * Optional parts of a presenter that Porto lacks. Every action has a preview, and no seat decides in another's turn. Aims
 * are on the hand page, and the board shows all that a seat owns.
 */
type Unneeded =
  | 'atOnce'
  | 'runs'
  | 'groups'
  | 'lessonPicture'
  | 'declines'
  | 'order'
  | 'orderKind'
  | 'aims'
  | 'seatPage';
type Voice = Required<Omit<Presenter<View, Action, Event>, Pictures | Unneeded>>;

/** Length of a game in minutes by the printed rules. */
const MINUTES = 50;

const voiceIn = (language: Language): Voice => {
  const words = portoWords(language);
  return {
    alt: (view, names) => alt(words, view, names),
    text: (view, names, longest) => fullText(words, view, names, longest),
    terminal: (view, names) => terminal(words, view, names),
    story: (events, names) => story(words, events, names),
    brief: (events, names) => brief(words, events, names),
    foreseen: (events, names) => foreseen(words, events, names),
    prospects: (later, view) => prospects(words, later, view),
    scores: (view, names) => scores(words, view, names),
    awaits: (view, kinds) => awaits(words, view, kinds),
    stake: (view, names) => stake(words, view, names),
    finale: (view, names) => finale(words, view, names),
    account: (view, summary, ranks, names) => account(words, view, summary, ranks, names),
    hand: (view, names, sealed) => hand(words, view, names, sealed),
    open: view => open(words, view),
    recap: (events, view, names) => recap(words, events, view, names),
    question: field => question(words, field),
    legend: words.terminal.legend,
    fieldName: field => fieldName(words, field),
    value: (field, text, view) => value(words, field, text, view),
    short: (field, text, view) => short(words, field, text, view),
    shortDeed: (action, view, worth, then) => shortDeed(words, action, view, worth, then),
    another: kind => another(words, kind),
    typed: (field, text, view) => (field === 'cards' ? cardsTyped(text, view) : undefined),
    deed: (action, view, events) => deed(words, action, view, events),
    reason: (term, view, seat, action) => reason(words, term, view, seat, action),
    refusal: (refused, view) => refusal(words, refused, view),
    colour: name => {
      const colour = COLOURS.find(each => each === name);
      return colour && { name: words.cards.colours[colour], dye: DYES[colour] };
    },
    title: words.status.title,
    about: { ...words.status.about, minutes: MINUTES },
    variant: ({ variant }: Options) => words.status.variants[variant],
    category: name => category(words, name),
    topics: TOPIC_IDS.map(id => topic(words, id)),
    lesson: lesson(words),
  };
};

const VOICES = inEach(voiceIn);

/** Returns Porto's texts in a language. They need no canvas, since no picture is among them. */
export const portoVoice = (language: Language): Voice => VOICES[language];
