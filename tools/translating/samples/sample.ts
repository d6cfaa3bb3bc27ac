export interface Sample {
  /** `message`: in a channel or a private answer. `command`: in Discord's list of commands while a person types. */
  readonly kind: 'message' | 'command';
  /** Request that led to the sample, such as "/porto join". */
  readonly title: string;
  readonly content: string;
  readonly buttons: readonly { readonly label: string; readonly style: number }[];
  readonly selects: readonly {
    readonly placeholder: string;
    readonly options: readonly { readonly label: string; readonly description: string }[];
  }[];
  /** Choices of a completion, or a command's options with their descriptions. */
  readonly choices: readonly { readonly name: string; readonly about: string }[];
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

/** Returns a sample that is a message without buttons, menus and a picture. */
export const messageSample = (title: string, content: string): Sample => ({
  ...EMPTY_SAMPLE,
  kind: 'message',
  title,
  content,
});

/** Returns all texts of a sample except those in its picture. */
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
