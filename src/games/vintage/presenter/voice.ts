import { inEach, type Language } from '../../../presentation/language/languages.ts';
import { type OwnVoice, saying, type Voice } from '../../../presentation/make-presenter/voice.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { runsOf } from '../judgement/runs.ts';
import { GRAPE_DYES } from '../picture/style/palette.ts';
import type { Event } from '../rules/events.ts';
import { type Action, GRAPES, type Options, type View } from '../rules/types.ts';
import { another, describeAction, describeActionBriefly, runText } from '../words/actions.ts';
import { vintageWords } from '../words/all.ts';
import { alt, fullText, open } from '../words/alt.ts';
import { fieldName, question } from '../words/choices.ts';
import { sequel } from '../words/event-sentences.ts';
import { account, finale } from '../words/finale.ts';
import { aims, hand, seatPage } from '../words/hand.ts';
import { short, value } from '../words/labels.ts';
import { orderKindText, orderText } from '../words/orders.ts';
import { reason } from '../words/reasons.ts';
import { refusal } from '../words/refusals.ts';
import { awaits, category, scores, stake } from '../words/status.ts';
import { brief, foreseen, recap, story } from '../words/story.ts';
import { described, topics } from '../words/topics.ts';
import { lesson } from './lesson.ts';
import { terminal } from './terminal.ts';
import { typed } from './typed.ts';
import { whole } from './whole-action.ts';

/** Length of a game in minutes. The box says only "45 to 90"; three people make some 200 decisions. */
const MINUTES = 75;
/**
 * Kinds of action without a preview. Each button of a harvest or a move is a single step, and its label describes that step
 * fully.
 */
const AT_ONCE: readonly Action['type'][] = ['harvest', 'sail', 'gather', 'leave', 'stop', 'unload', 'add'];

/** Kinds of action by group: in the vineyards, on the river and in Gaia, with cards, and the rest. */
const KINDS = {
  vineyards: ['buy', 'harvest', 'plant'],
  river: ['age', 'sail'],
  cards: ['play', 'take'],
  rest: ['first', 'pass'],
} as const satisfies Readonly<Record<string, readonly Action['type'][]>>;
const GROUPS = ['vineyards', 'river', 'cards', 'rest'] as const;

/**
 * Returns true where an action plants a vine in the middle of a card's effect. The seat has already paid for the card, so the
 * vine costs nothing more.
 */
const isStep = (action: Action, { phase }: View): boolean => phase.type !== 'turn' && action.type === 'plant';

const voiceIn = (language: Language) => {
  const words = vintageWords(language);
  return {
    title: words.status.title,
    introduction: { ...words.status.introduction, minutes: MINUTES },
    legend: words.terminal.legend,
    sameAs: { voyage: 'cellar' },
    ...saying(words, {
      ...{ alt, text: fullText, open, terminal, sequel },
      ...{ story, brief, recap, foreseen, scores, awaits, stake, finale, account, hand, aims },
      ...{
        question,
        described,
        fieldName,
        short,
        describeActionBriefly,
        value,
        another,
        describeAction,
        reason,
        category,
      },
      ...{ order: orderText, orderKind: orderKindText },
    }),
    seatPage: (view, seat, names) => seatPage(words, view, seat, names).join('\n'),
    declines: ({ type }) => type === 'pass',
    atOnce: (action, view) => AT_ONCE.includes(action.type) || isStep(action, view),
    runs: view => runsOf(view).map(actions => ({ actions, label: runText(words, actions, view) })),
    groups: GROUPS.map(group => ({ name: words.choices.groups[group], kinds: KINDS[group] })),
    typed,
    whole,
    refusal: (refused, view) => refusal(words, refused, view, seat => nameOf([], seat, language)),
    variant: options => words.status.variants[(options as Options).variant],
    colour: name => {
      const grape = GRAPES.find(each => each === name);
      return grape && { name: words.terms.colours[grape], dye: GRAPE_DYES[grape] };
    },
    topics: topics(words),
    lesson: lesson(words),
  } satisfies Voice<View, Action, Event>;
};

const VOICES = inEach(voiceIn);

/** Returns Vintage's texts in a language. They need no canvas, since no picture is among them. */
export const vintageVoice = (language: Language): OwnVoice<View, Action, Event, ReturnType<typeof voiceIn>> =>
  VOICES[language];
