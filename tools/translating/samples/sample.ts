/** A visible text or picture with its marked texts. */
export interface Sample {
  /** "message": in a channel or a private answer; "command": as Discord lists it while one types. */
  readonly kind: 'message' | 'command';
  /** Person and action: "/porto join". */
  readonly title: string;
  readonly content: string;
  readonly buttons: readonly { readonly label: string; readonly style: number }[];
  readonly selects: readonly {
    readonly placeholder: string;
    readonly options: readonly { readonly label: string; readonly description: string }[];
  }[];
  /** Choices that are offered while one types, or a command's options with what they are for. */
  readonly choices: readonly { readonly name: string; readonly about: string }[];
  /** The number of the scene that it shows. */
  readonly scene: number | undefined;
  readonly alt: string;
}

export const EMPTY_SAMPLE: Omit<Sample, 'kind' | 'title'> = {
  content: '',
  buttons: [],
  selects: [],
  choices: [],
  scene: undefined,
  alt: '',
};

/** All that is to be read in it, but for its picture. */
export const textsOf = (sample: Sample): readonly string[] => [
  sample.content,
  ...sample.buttons.map(({ label }) => label),
  ...sample.selects.flatMap(({ placeholder, options }) => [
    placeholder,
    ...options.flatMap(({ label, description }) => [label, description]),
  ]),
  ...sample.choices.flatMap(({ name, about }) => [name, about]),
  sample.alt,
];
