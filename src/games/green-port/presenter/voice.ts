import { inEach, type Language } from '../../../presentation/language/languages.ts';
import { type OwnVoice, saying, type Voice } from '../../../presentation/make-presenter/voice.ts';
import { PAINTS } from '../picture/style/palette.ts';
import { type Action, COLOURS, type Event, type Options, type View } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';
import { alt, fullText, open } from '../words/alt.ts';
import {
  another,
  describeAction,
  describeActionBriefly,
  fieldName,
  question,
  short,
  value,
} from '../words/choices.ts';
import { account, finale } from '../words/finale.ts';
import { aims, hand, prospects } from '../words/hand.ts';
import { orderInWords, orderKind } from '../words/orders.ts';
import { reason } from '../words/reasons.ts';
import { refusal } from '../words/refusals.ts';
import { awaits, category, scores, stake } from '../words/status.ts';
import { brief, sequel, story } from '../words/story.ts';
import { topics } from '../words/topics.ts';
import { lesson } from './lesson.ts';
import { terminal } from './terminal.ts';
import { typed } from './typed.ts';
import { whole } from './whole-action.ts';

/** Estimated length of a game in minutes: some 200 decisions of ten seconds each. The box states no length. */
const MINUTES = 35;
/** Actions without a preview, since a button describes them fully. Actions with a choice of payment have a preview. */
const AT_ONCE: readonly Action['type'][] = ['pick', 'reveal', 'hire', 'bonus', 'refer', 'pass', 'end'];

const hiresNobody = (action: Action): boolean => action.type === 'hire' && action.colour === undefined;

const voiceIn = (language: Language) => {
  const words = greenPortWords(language);
  return {
    title: words.status.title,
    introduction: { ...words.status.introduction, minutes: MINUTES },
    legend: words.terminal.legend,
    sameAs: { refer: 'others' },
    ...saying(words, {
      ...{ alt, text: fullText, open, terminal, sequel },
      ...{ story, brief, scores, awaits, stake, finale, account, hand, aims, prospects },
      ...{ question, fieldName, short, value, another, describeAction, reason, refusal, category },
      ...{ order: orderInWords, orderKind },
    }),
    describeActionBriefly: (action, view, _worth, then) => describeActionBriefly(words, action, view, then),
    atOnce: action => AT_ONCE.includes(action.type) && !hiresNobody(action),
    declines: hiresNobody,
    ends: ({ type }) => type === 'pass' || type === 'end',
    waits: points => words.hand.waits(words.terms.points(points)),
    typed,
    whole,
    variant: options => words.status.variants[(options as Options).variant],
    colour: name => {
      const colour = COLOURS.find(each => each === name);
      return colour && { name: words.terms.colours[colour], dye: PAINTS[colour] };
    },
    topics: topics(words),
    lesson: lesson(words),
  } satisfies Voice<View, Action, Event>;
};

const VOICES = inEach(voiceIn);

/** Returns Green Port's texts in a language. They need no canvas, since no picture is among them. */
export const greenPortVoice = (
  language: Language,
): OwnVoice<View, Action, Event, ReturnType<typeof voiceIn>> => VOICES[language];
