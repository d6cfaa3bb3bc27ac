import { inEach, type Language } from '../../../presentation/language/languages.ts';
import { type OwnVoice, saying, type Voice } from '../../../presentation/make-presenter/voice.ts';
import { DYES } from '../picture/style/palette.ts';
import { type Action, COLOURS, type Event, type Options, type View } from '../rules/types.ts';
import { portoWords } from '../words/all.ts';
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
import { foreseen, prospects } from '../words/foreseen.ts';
import { hand } from '../words/hand.ts';
import { recap } from '../words/lacking.ts';
import { reason } from '../words/reasons.ts';
import { refusal } from '../words/refusals.ts';
import { awaits, category, scores, stake } from '../words/status.ts';
import { brief, sequel, story } from '../words/story.ts';
import { topics } from '../words/topics.ts';
import { lesson } from './lesson.ts';
import { terminal } from './terminal.ts';
import { typed } from './typed.ts';
import { whole } from './whole-action.ts';

/** Length of a game in minutes by the printed rules. */
const MINUTES = 50;

const voiceIn = (language: Language) => {
  const words = portoWords(language);
  return {
    title: words.status.title,
    introduction: { ...words.status.introduction, minutes: MINUTES },
    legend: words.terminal.legend,
    sameAs: { opens: 'others', rivals: 'others', hand: 'points' },
    ...saying(words, {
      ...{ alt, text: fullText, open, terminal, sequel },
      ...{ story, brief, recap, foreseen, prospects, scores, awaits, stake, finale, account },
      ...{
        hand,
        question,
        fieldName,
        value,
        short,
        describeActionBriefly,
        another,
        describeAction,
        reason,
        refusal,
        category,
      },
    }),
    typed,
    whole,
    colour: name => {
      const colour = COLOURS.find(each => each === name);
      return colour && { name: words.cards.colours[colour], dye: DYES[colour] };
    },
    variant: ({ variant }: Options) => words.status.variants[variant],
    topics: topics(words),
    lesson: lesson(words),
  } satisfies Voice<View, Action, Event>;
};

const VOICES = inEach(voiceIn);

/** Returns Porto's texts in a language. They need no canvas, since no picture is among them. */
export const portoVoice = (language: Language): OwnVoice<View, Action, Event, ReturnType<typeof voiceIn>> =>
  VOICES[language];
