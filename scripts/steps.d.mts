interface Stream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

interface StepOptions {
  readonly progress?: () => string;
  readonly quietMs?: number;
}

export function timeOf(milliseconds: number): string;

export class Steps {
  constructor(stream?: Stream, everyMs?: number);
  say(line: string): void;
  write(text: string): void;
  run<T>(name: string, work: () => Promise<T>, options?: StepOptions): Promise<T>;
  end(): void;
}
