import type { StoredPerson } from '../../store/types/index.ts';

/** Settings of a person, and the name and language that the bot knows of the person. */
export interface Settings extends Omit<StoredPerson, 'quietFrom' | 'quietTo' | 'lettersRefusedAt'> {
  /** Quiet hours that the person has set, HH:MM in their time zone. Null: not set. */
  readonly quiet: { readonly from: string; readonly to: string } | null;
  /** Quiet hours in effect, set by the person or learnt, HH:MM in their zone. Null: none. */
  readonly inEffect: {
    readonly from: string;
    readonly to: string;
    readonly zone: string;
    readonly source: 'set' | 'learnt';
  } | null;
}

/** Settings to change. Null removes a setting, and absent fields stay. Quiet hours are HH:MM or whole hours. */
export type SettingsChange = Partial<Omit<Settings, 'id' | 'name' | 'locale' | 'inEffect' | 'hours'>>;
