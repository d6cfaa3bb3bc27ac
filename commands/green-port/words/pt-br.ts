import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const portuguese: Translated<typeof english> = {
  about: 'Green Port: revele cartas enquanto tiver coragem e contrate a sua turma',
  reveal: 'Revele a próxima carta',
  hire: { about: 'Contrate uma cor aberta', colour: 'Uma cor que está aberta, como red ou vermelho' },
  pass: 'Passe quando puder indicar',
  end: 'Encerre a sua vez',
  variant: 'padrão, ou com menos regras',
};
