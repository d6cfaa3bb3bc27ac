import type { Language } from '../../../stage/languages.ts';
import type { LessonWords } from '../presenter/lesson.ts';
import type { AccountWords } from './account.ts';
import type { AltWords } from './alt.ts';
import type { CardWords } from './cards.ts';
import type { ChoiceWords } from './choices.ts';
import type { CountWords } from './counts.ts';
import type { FinaleWords } from './finale.ts';
import type { ForeseenWords } from './foreseen.ts';
import type { HandWords } from './hand.ts';
import type { LackingWords } from './lacking.ts';
import type { RefusalWords } from './refusals.ts';
import type { StatusWords } from './status.ts';
import type { StoryWords } from './story.ts';
import type { TerminalWords } from './terminal.ts';
import type { TopicWords } from './topics.ts';

/** All that Porto says in one language. What is chosen, left out or cut is decided once for all languages, beside it. */
export interface PortoWords {
  readonly language: Language;
  readonly account: AccountWords;
  readonly alt: AltWords;
  readonly cards: CardWords;
  readonly choices: ChoiceWords;
  readonly counts: CountWords;
  readonly finale: FinaleWords;
  readonly foreseen: ForeseenWords;
  readonly hand: HandWords;
  readonly lacking: LackingWords;
  readonly lesson: LessonWords;
  readonly refusals: RefusalWords;
  readonly status: StatusWords;
  readonly story: StoryWords;
  readonly terminal: TerminalWords;
  readonly topics: TopicWords;
}
