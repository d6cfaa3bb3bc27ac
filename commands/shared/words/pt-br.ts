import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const portuguese: Translated<typeof english> = {
  do: {
    about: 'Faça o que você pode fazer agora: digite uma parte e escolha da lista',
    action: 'O que você quer fazer',
    now: 'Fazer já, sem ver antes o que traria',
  },
  hand: { about: 'O que só você pode ver, como a sua mão' },
  board: {
    about: 'O tabuleiro como está agora, ou como estava depois de qualquer turno',
    turn: 'Depois de qual turno, como o histórico os numera; 0 é o início',
    view: 'Como você quer ver',
    views: { picture: 'Imagem', wide: 'Imagem larga com tudo', text: 'Texto' },
  },
  recap: { about: 'Tudo o que houve desde a sua última jogada, só para você' },
  game: { about: 'A partida como um todo: histórico e registro' },
  log: {
    about: 'Todos os turnos até agora, com pontos; a página mais recente se nada for dito',
    page: 'Contada desde o início',
  },
  record: { about: 'A partida como arquivo para outros programas; completo depois do fim' },
  verify: { about: 'Confira todos os embaralhamentos da partida que terminou' },
  replay: { about: 'A partida do início até agora como imagem animada, só para você' },
  share: { about: 'Um cartão da partida com os pontos, para salvar ou compartilhar' },
  undo: {
    about: 'Desfaça sua última ação ou responda a quem pede para desfazer',
    answer: 'Ao pedido de outra pessoa para desfazer algo',
    answers: { agree: 'concordar', refuse: 'recusar' },
  },
  new: {
    about: 'Abra uma mesa neste canal',
    seats: (least, most) => `Máximo de lugares (padrão: ${most}); quem abriu pode começar com ${least}`,
    pace: 'Quanto tempo por vez até que os outros possam votar (padrão: o do servidor)',
    paces: { none: 'sem limite', day: 'um dia', 'three-days': 'três dias' },
    order: 'Quem começa: sorteio (padrão) ou na ordem de entrada',
    orders: { random: 'sorteio', joined: 'ordem de entrada' },
    thread: 'Jogar em um tópico próprio',
    invite: 'Alguém para convidar à mesa',
  },
  join: { about: 'Pegue um lugar na mesa deste canal' },
  remove: { about: 'Retire alguém da sua mesa antes de começar', person: 'Quem' },
  leave: { about: 'Devolva seu lugar antes de a partida começar' },
  start: { about: 'Comece a partida: quem abriu a mesa, ou qualquer um sentado se ela estiver completa' },
  cancel: { about: 'Cancele a partida: antes do início quem a abriu, depois todos ou Gerenciar servidor' },
  resign: { about: 'Desista: seu lugar é jogado por mim e fica em último' },
  nudge: { about: 'Chame quem está na vez; uma vez a cada doze horas' },
  back: { about: 'Volte a jogar o seu próprio lugar' },
  table: { about: 'O que se decide em conjunto: pausas e lugares de quem se atrasa' },
  pause: { about: 'Peça aos outros para pausar a partida' },
  unpause: { about: 'Peça aos outros para continuar depois de uma pausa' },
  playFor: {
    about: 'Peça aos outros que eu jogue por quem se atrasa',
    person: 'Quem se atrasa',
    how: 'Só esta vez (padrão) ou sempre até que volte',
    hows: { 'play-once': 'só esta vez', 'play-until-back': 'até que volte' },
  },
  offer: {
    about: 'Peça aos outros para oferecer o lugar de quem se atrasa ou saiu',
    person: 'De quem é o lugar',
  },
  take: { about: 'Pegue um lugar oferecido neste canal' },
  rules: {
    about: 'As regras, um capítulo por vez',
    topic: 'O capítulo',
    learn: 'Um primeiro turno com você, em um tabuleiro de exemplo',
  },
};
