import type { Channel, StoredMessage } from '../resources/guild.ts';

/** Place where a person uses a switch: the channel and message that the person has open. */
export interface SwitchContext {
  readonly channel?: Channel | undefined;
  readonly message?: StoredMessage | undefined;
  /** Duration in milliseconds, for switches such as a delay. */
  readonly ms?: number | undefined;
}

interface SwitchBase {
  readonly id: string;
  readonly label: string;
  /** Kind of place that must be open to use the switch. Absent: none. */
  readonly needs?: 'channel' | 'message';
}

/** Switch without a state, which acts each time a person presses it. */
export interface ActionSwitch extends SwitchBase {
  readonly run: (context: SwitchContext) => void | Promise<void>;
}

/** Switch that is on or off. Without `isOn`, the list of switches remembers the state. */
export interface ToggleSwitch extends SwitchBase {
  readonly set: (on: boolean, context: SwitchContext) => void | Promise<void>;
  readonly isOn?: (context: SwitchContext) => boolean;
}

export type Switch = ActionSwitch | ToggleSwitch;

export interface SwitchState {
  readonly id: string;
  readonly label: string;
  readonly needs?: 'channel' | 'message';
  readonly kind: 'action' | 'toggle';
  /** True where the switch is on. Always false for a switch without a state. */
  readonly on: boolean;
}

/** Arguments for using a switch. `on` is the wanted state; without it the switch changes to its other state. */
export interface SwitchUse extends SwitchContext {
  readonly on?: boolean | undefined;
}

export class Switches {
  readonly #all = new Map<string, Switch>();
  readonly #set = new Map<string, boolean>();
  readonly #changed: () => void;

  constructor(switches: readonly Switch[], changed: () => void) {
    this.#changed = changed;
    for (const one of switches) {
      if (this.#all.has(one.id)) throw new Error(`two switches are called "${one.id}"`);
      this.#all.set(one.id, one);
    }
  }

  list(context: SwitchContext = {}): SwitchState[] {
    return [...this.#all.values()].map(one => ({
      id: one.id,
      label: one.label,
      ...(one.needs === undefined ? {} : { needs: one.needs }),
      kind: 'run' in one ? 'action' : 'toggle',
      on: this.#isOn(one, context),
    }));
  }

  /** Uses a switch. Rejects for an unknown id, and where the switch needs an open channel or message that is missing. */
  async use(id: string, { on, ...context }: SwitchUse): Promise<void> {
    const one = this.#all.get(id);
    if (one === undefined)
      throw new Error(`no switch "${id}"; there are: ${[...this.#all.keys()].join(', ')}`);
    if (one.needs !== undefined && context[one.needs] === undefined)
      throw new Error(`the switch "${one.label}" needs a ${one.needs}`);
    if ('run' in one) await one.run(context);
    else {
      const wanted = on ?? !this.#isOn(one, context);
      await one.set(wanted, context);
      this.#set.set(id, wanted);
    }
    this.#changed();
  }

  #isOn(one: Switch, context: SwitchContext): boolean {
    if ('run' in one) return false;
    return one.isOn?.(context) ?? this.#set.get(one.id) ?? false;
  }
}
