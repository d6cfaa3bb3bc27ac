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
} from '../core/thinker.ts';
import { answerParent } from '../workers/child-process.ts';

/** Request to the process that computes bots' moves. */
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
  /** Error message if the computation failed. */
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

/** Answers requests to compute moves in this process, one after the other. */
export const serveThoughts = (thinkers: Thinkers): void =>
  answerParent<ThinkingRequest, ThinkingReply>(async request => answered(thinkers, request));
