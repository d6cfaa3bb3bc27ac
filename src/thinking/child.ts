import { chosen, linesOf, type Thinkers, type Thought, type WrittenLine } from '../core/thinker.ts';
import { serve } from '../workers/serve.ts';

export interface ThinkingRequest {
  readonly number: number;
  readonly what: 'choose' | 'lines';
  readonly thought: Thought;
}

export interface ThinkingReply {
  readonly number: number;
  readonly action?: string;
  readonly lines?: readonly WrittenLine[];
  /** Why there is neither. */
  readonly fault?: string;
}

function answered(thinkers: Thinkers, { number, what, thought }: ThinkingRequest): ThinkingReply {
  try {
    return what === 'choose'
      ? { number, action: chosen(thinkers, thought) }
      : { number, lines: linesOf(thinkers, thought) };
  } catch (error) {
    return { number, fault: error instanceof Error ? String(error.stack) : String(error) };
  }
}

/** A process that thinks: one thought after the other. */
export const serveThoughts = (thinkers: Thinkers): void =>
  serve<ThinkingRequest, ThinkingReply>(async request => answered(thinkers, request));
