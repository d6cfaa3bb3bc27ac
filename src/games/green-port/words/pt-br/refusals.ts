import type { GreenPortWords } from '../en/index.ts';
import { box } from '../facts.ts';

const { prices } = box;
const quoted = (typed: string): string => (typed ? `“${typed}”` : 'Isso');

export const refusals: GreenPortWords['refusals'] = {
  possible: list => `Possível: ${list}.`,
  codes: {
    'game-over': () => 'A partida terminou.',
    'not-your-turn': ({ name }) =>
      `Não é a sua vez${name ? `: quem decide é ${name}` : ''}. Um lugar decide depois do outro.`,
    'wrong-phase': ({ awaited }) => `Isso não cabe nesta etapa. O que fazer agora: ${awaited}.`,
    malformed: ({ awaited }) => `Essa ação está incompleta. O que fazer agora: ${awaited}.`,
    'no-such-colour': ({ typed }) => `${quoted(typed)} não é uma cor que se possa escolher aqui.`,
    'pick-taken': ({ colour }) =>
      `O cubo ${colour || 'inicial'} já saiu: há um de cada cor, e o último lugar escolhe primeiro.`,
    'must-reveal': () => 'Não há cartas abertas: revele uma primeiro, depois contrate.',
    'nothing-to-reveal': () => 'O baralho e o descarte acabaram, nada pode ser revelado: contrate.',
    'hire-a-colour': () => 'Há cartas de pessoas abertas: indique a cor a contratar.',
    'not-in-pool': ({ colour }) =>
      `Não há carta ${colour ? `de cor ${colour}` : 'dessa cor'} aberta: só se leva uma cor que esteja aberta.`,
    'no-tile': () => 'Esta partida é jogada sem fichas.',
    'tile-down': () => 'A ficha já está virada: só se vira uma ficha que está de pé.',
    'tile-up': () => 'A ficha já está de pé: só se levanta uma ficha virada.',
    'bad-cubes': ({ typed }) =>
      `${quoted(typed)} não é um número de cubos: cada cor indicada vale pelo menos um.`,
    'not-enough-cubes': ({ colour, count, given }) =>
      `Faltam cubos${colour ? ` de cor ${colour}` : ''}: seriam precisos ${count || 'mais'}, e há ${given || 'menos'}.`,
    'lose-exactly': ({ count, given }) =>
      `Acima do limite perde-se metade dos cubos, para baixo: exatamente ${count || 'esse número'}${given ? `, não ${given}` : ''}.`,
    'pay-exactly': ({ count, given }) =>
      `O preço é exato: ${count || 'nem mais nem menos'}${given ? `, não ${given}` : ''}.`,
    'pay-not-asked': ({ colour, count, given }) =>
      `Este objetivo pede no máximo ${count || 'menos'} ${colour ? `de ${colour}` : 'dessa cor'}${given ? `, não ${given}` : ''}.`,
    'pay-one-colour': () => 'O objetivo curinga é pago com cubos de uma só cor.',
    'no-such-objective': ({ objective }) => `Não existe o objetivo ${objective || 'com esse número'}.`,
    'objective-taken': ({ objective, name }) =>
      `O objetivo ${objective || 'com esse número'} já foi cumprido${name ? ` por ${name}` : ''}.`,
    'pile-empty': ({ colour }) => `Não restam sedes${colour ? ` de cor ${colour}` : ''}.`,
    'too-dear': ({ colour, count, given }) =>
      `O preço é de ${count || 'mais'} cubos${colour ? ` de cor ${colour}` : ''}, e há ${given || 'menos'}: ${prices.headquarters}, e mais um por carta dessa cor num objetivo que resta.`,
    'boost-missing': () => 'A sede verde reforça uma cor: indique qual.',
    'boost-needless': () => 'Aqui não se indica cor: só a sede verde com poderes reforça uma.',
    'specialise-mixture': () =>
      `Uma troca leva ${prices.specialise} cubos da mesma cor ou de ${prices.specialise} cores diferentes; com uma sede vermelha, quaisquer ${prices.specialiseWithRed}.`,
    'specialise-same': ({ colour }) =>
      `Uma troca traz uma cor que não é paga, e ${colour || 'essa cor'} está no pagamento.`,
    'read-action': ({ typed, awaited }) =>
      `Nenhuma ação começa com ${typed ? `“${typed}”` : 'isso'}. O que fazer agora: ${awaited}.`,
    'read-colour': ({ typed }) => `${quoted(typed)} não é uma cor.`,
    'read-cubes': ({ typed, as }) =>
      `${quoted(typed)} não indica cubos: escreva cores e números${as ? `, como ${as}` : ''}.`,
    'read-objective': ({ typed }) => `${quoted(typed)} não é um objetivo: escreva o número, como \`3\`.`,
    'read-missing': ({ field, as }) =>
      `O texto acaba cedo demais${field ? `: falta o que cabe em “${field}”` : ''}.${as ? ` Um texto completo: ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${typed ? `“${typed}”` : 'O final'} não cabe nesse lugar.${as ? ` Um texto completo: ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Escreva exatamente assim: ${as}.`
        : 'Cada ação se escreve de um só jeito, com um espaço entre as palavras.',
  },
  notAllowed: awaited => `As regras não permitem isso agora. O que fazer agora: ${awaited}.`,
};
