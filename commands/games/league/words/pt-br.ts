import type { LeagueCommandWords } from './en.ts';

/** How /games league presents itself: each description and choice at most 100 characters. */
export const portuguese: LeagueCommandWords = {
  about: 'Ligas: uma temporada para 4 a 32 pessoas deste servidor',
  open: 'Abrir uma liga neste canal; as partidas começam sozinhas, em tópicos',
  join: 'Participar; depois do início, entrar na lista de espera',
  leave: 'Não participar mais; uma partida sua em andamento continua',
  show: 'A classificação em imagem, as mesas da rodada e a sua partida',
  start: 'Começar: quem abriu, ou membros com Gerenciar servidor',
  close: 'Encerrar antes do fim: quem abriu, ou membros com Gerenciar servidor',
  league: 'Qual liga (padrão: a deste canal)',
  name: 'Como se chama (padrão: o nome do jogo)',
  seats: 'Pessoas por mesa, no máximo (padrão: 4, ou quantas o jogo permite)',
  rounds: 'Rodadas antes do mata-mata (padrão: conforme o número de pessoas)',
  pace: 'Quanto um turno pode durar (padrão: um dia)',
  cup: 'Um mata-mata dos melhores no fim (padrão: nenhum)',
  variant: 'Regras do jogo (padrão: as habituais)',
  fill: 'Lugares livres numa mesa ficam com um jogador médio do bot (padrão: não)',
  paces: { day: 'um dia por turno', 'three-days': 'três dias por turno' },
  cups: (size: number): string => (size === 0 ? 'nenhum' : `dos ${size} melhores`),
};
