import { constants, getPriority, setPriority } from 'node:os';
import {
  chosen,
  type DealThought,
  linesOf,
  type MoveThought,
  type RolledOut,
  rolledOut,
  type Thinkers,
  type ValueThought,
  type WrittenLine,
} from '../core/search/thinker.ts';
import { answerParent } from '../workers/child-process.ts';

export type AskedThought =
  | { readonly what: 'choose'; readonly thought: MoveThought }
  | { readonly what: 'lines'; readonly thought: ValueThought }
  | { readonly what: 'rollOut'; readonly thought: DealThought };

export type ThinkingRequest = AskedThought & { readonly number: number };

export interface ThinkingReply {
  readonly number: number;
  readonly action?: string;
  readonly lines?: readonly WrittenLine[];
  readonly rolledOut?: RolledOut | undefined;
  readonly fault?: string;
}

function answered(thinkers: Thinkers, { number, ...asked }: ThinkingRequest): ThinkingReply {
  try {
    switch (asked.what) {
      case 'choose':
        return { number, action: chosen(thinkers, asked.thought) };
      case 'lines':
        return { number, lines: linesOf(thinkers, asked.thought) };
      case 'rollOut':
        return { number, rolledOut: rolledOut(thinkers, asked.thought) };
    }
  } catch (error) {
    return { number, fault: error instanceof Error ? String(error.stack) : String(error) };
  }
}

/**
 * Lowers the priority of this process, so that the bot and its painters go first on a shared processor. A system may forbid
 * this.
 */
function stepBack(): void {
  try {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // At the usual priority, a computation may hold up the bot's answers.
  }
}

/** Answers requests to compute moves in this process, one after the other. */
export function serveThoughts(thinkers: Thinkers): void {
  stepBack();
  answerParent<ThinkingRequest, ThinkingReply>(async request => answered(thinkers, request));
}
