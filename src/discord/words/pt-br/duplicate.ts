import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateWords } from '../duplicates.ts';

const { plural, listed, percent } = grammar('pt-BR');
const people = (count: number): string => plural(count, { one: '# pessoa', other: '# pessoas' });
const PACES = {
  none: 'sem ritmo',
  day: 'um dia por turno',
  'three-days': 'três dias por turno',
  'two-weeks': '14 dias por turno',
} as const;

/** A mesma distribuição em várias mesas. */
export const duplicates: DuplicateWords = {
  head: (game, tables) => `**${game}** · duplicada, ${plural(tables, { one: '# mesa', other: '# mesas' })}`,
  about:
    'Todas as mesas têm a mesma distribuição e as mesmas compras. No fim, os lugares são comparados como no bridge: dois match points por mesa que ficou atrás no mesmo lugar, um por mesa empatada. Não vale para o rating.',
  how: (seats, pace, hints, company) =>
    [
      seats === null
        ? 'tantos lugares quantos forem precisos'
        : plural(seats, { one: '# lugar por mesa', other: '# lugares por mesa' }),
      PACES[pace],
      hints ? 'com dicas' : 'sem dicas',
      ...(company.length > 0 ? [`em cada mesa: ${listed(company)}`] : []),
    ].join(' · '),
  secret:
    'Cada mesa é um tópico privado: até que todas terminem, ninguém mais vê nada dela. Membros com Gerenciar tópicos poderiam olhar no Discord.',
  gathering: (opener, count, most) =>
    `Aberta por ${opener}. ${people(count)} até agora, no máximo ${most}. Um sorteio as distribui pelas mesas; jogadores do bot ocupam os lugares livres.`,
  fewer: wanted => `Menos mesas que o desejado (${wanted}): em cada uma fica ao menos uma pessoa.`,
  tablesLeft: (open, all) =>
    open === 0
      ? 'Todas as mesas terminaram.'
      : `${open} de ${all} ${all === 1 ? 'mesa' : 'mesas'} ainda ${open === 1 ? 'joga' : 'jogam'}.`,
  table: number => `Mesa ${number}`,
  calledOff: 'Cancelada: nada foi distribuído.',
  closed: 'Encerrada antes do fim: comparam-se as mesas que terminaram, e as outras continuam por si.',
  compared: 'A comparação está em uma mensagem própria.',
  noThreads:
    '⚠️ Não posso abrir tópicos privados aqui: preciso de **Criar tópicos privados** e **Enviar mensagens em tópicos**. Tento de novo sozinho; nada se perde.',
  join: 'Participar',
  leave: 'Sair',
  start: 'Começar',
  stop: 'Cancelar',
  close: 'Encerrar',
  sure: 'Sim, terminar',
  opened: 'A duplicada está aberta: a mensagem dela está neste canal.',
  joined: 'Você participa. A sua mesa é sorteada no começo.',
  left: 'Você saiu.',
  started: 'Começa: cada mesa abre em um tópico privado, e quem joga nela é adicionado.',
  stopAsk: 'Cancelar a duplicada? Nada é distribuído.',
  closeAsk:
    'Encerrar a duplicada? As mesas que terminaram são comparadas agora; as outras continuam e não contam mais.',
  closeForfeits: '⚠️ A sua própria mesa ainda está em jogo: o seu lugar ficaria em último.',
  stopped: 'Está cancelada.',
  closedNow: 'Está encerrada.',
  onlyHere: 'Duplicadas são para servidores: abra uma em um canal em que eu possa abrir tópicos privados.',
  cannot: options =>
    `Uma duplicada não aceita ${listed(options)}: as mesas são tópicos privados, os lugares são sorteados, e ela não vale para o rating.`,
  noneEnded: 'Nenhuma mesa tinha terminado: não há o que comparar.',
  place: (place, name, share, matchPoints, table) =>
    `\`${place}\` ${name} · ${share === null ? '–' : percent(share)} · ${plural(matchPoints, { one: '# match point', other: '# match points' })} · mesa ${table}`,
  seat: number => `Lugar ${number}`,
  score: (table, name, total, matchPoints) =>
    `mesa ${table} ${name} ${total === null ? '–' : total} (${matchPoints})`,
  rounds: 'Rodada a rodada',
  parted: (turn, seat) =>
    `As mesas fizeram o mesmo até a jogada ${turn}, em que o lugar ${seat} escolheu de outro jeito.`,
  oneWay: 'Todas as mesas jogaram igual, escolha por escolha.',
  scale:
    '-# Entre parênteses: match points. Um lugar abandonado, ou de uma mesa cancelada, fica em último; também o de quem encerrou durante a própria partida.',
  proof: (seed, salt) => `-# Semente \`${seed}\`, sal \`${salt}\`.`,
  stillPlayed: '-# A semente é revelada quando a última mesa terminar.',
  counted: (count, share) =>
    `${plural(count, { one: '# duplicada', other: '# duplicadas' })}: ${percent(share)} dos match points em média`,
};
