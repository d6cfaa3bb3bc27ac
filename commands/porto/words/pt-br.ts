import type { CommandWords } from './words.ts';

export const portuguese: CommandWords = {
  about: 'Porto: construa as casas coloridas à beira do rio',
  build: {
    about: 'Construa andares com duas cartas da sua mão',
    number: 'A carta que dá o número de andares, como red-3 ou vermelho 3',
    colour: 'A carta que dá a cor dos andares, como blue-1 ou azul 1',
    house: 'A casa, como L4',
    roof: 'O telhado vazio para a ficha do térreo',
    claim: 'Contratos públicos: todos os cumpridos (padrão), none (nenhum) ou espaços como 1,3',
    now: 'Construir já, sem ver antes o que traria',
    claimAll: 'Todos os cumpridos',
  },
  draw: {
    about: 'Compre do mercado de uma a três cartas que somem no máximo 3',
    cards: 'Espaços do mercado, como 1,3',
  },
  hand: { about: 'Sua mão e seus contratos privados, só para você' },
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
  replay: { about: 'A partida do início até agora como imagem animada, só para você' },
  share: { about: 'Um cartão da partida com casas e pontos, para salvar ou compartilhar' },
  keep: {
    about: 'Fique com três dos seus cinco contratos privados; ninguém mais vê quais',
    contracts: 'Três nomes separados por vírgulas, como a lista mostra',
  },
  timer: {
    about: 'Solo: construa com as duas cartas do Cronômetro',
    number: 'A carta que dá o número de andares; a outra dá a cor',
  },
  undo: {
    about: 'Desfaça sua última ação ou responda a quem pede para desfazer',
    answer: 'Ao pedido de outra pessoa para desfazer algo',
    answers: { agree: 'concordar', refuse: 'recusar' },
  },
  new: {
    about: 'Abra uma mesa neste canal',
    variant: 'padrão, ou família: sem contratos privados',
    variants: { standard: 'padrão', family: 'família' },
    seats: 'Máximo de lugares (padrão: 4); quem abriu pode começar com 2',
  },
  join: { about: 'Pegue um lugar na mesa deste canal' },
  leave: { about: 'Devolva seu lugar antes de a partida começar' },
  start: { about: 'Comece a partida: quem abriu a mesa, ou qualquer um sentado se ela estiver completa' },
  solo: {
    about: 'Jogue só contra o Cronômetro, aqui ou numa mensagem direta comigo',
    timer: 'Cartas no Cronômetro: menos é mais difícil (padrão: 28)',
    timers: { 28: '28 cartas', 26: '26 cartas, mais difícil', 24: '24 cartas, o mais difícil' },
  },
  cancel: { about: 'Cancele a partida: antes do início quem a abriu, depois todos ou Gerenciar servidor' },
  resign: { about: 'Desista: seu lugar é jogado por mim e fica em último' },
  rules: {
    about: 'As regras, um capítulo por vez',
    topic: 'O capítulo',
    learn: 'Um primeiro turno com você, em um tabuleiro de exemplo',
    more: topics => `Mais com \`/porto rules topic:\` ${topics}`,
  },
};
