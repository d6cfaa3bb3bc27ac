import type { FirstScreenWords } from './types.ts';

export const german: FirstScreenWords = {
  name: 'Spiele',
  heading: 'Welches Spiel?',
  note: 'Vier Leute teilen sich diesen Spielplatz: Drück oben auf einen Namen, um diese Person zu sein, oder öffne für jede einen Tab. Dies ist ein unabhängiges Projekt, von den Autoren und Verlagen der Spiele weder gemacht noch unterstützt. Wenn du hier gern spielst, kauf die gedruckten Spiele.',
  players: (least, most) => `${least}–${most} Personen`,
  minutes: count => `etwa ${count} Minuten`,
  alone: 'Allein spielen',
  bot: 'Gegen den Bot',
  two: 'Beide Plätze spielen',
  open: 'Tisch eröffnen',
  learn: 'Lernen',
  rules: 'Regeln',
  picture: game => `Das Brett von ${game} mitten in einer Partie`,
};
