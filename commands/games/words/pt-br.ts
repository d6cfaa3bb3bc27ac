import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const portuguese: Translated<typeof english> = {
  about: 'Todas as suas partidas, suas configurações e o cuidado com o servidor',
  list: { about: 'Todas as suas partidas em todos os canais, primeiro as que esperam por você' },
  stats: {
    about: 'Partidas, vitórias, média, melhor lance',
    person: 'De quem, entre os que deixam ver (padrão: você)',
  },
  leaderboard: {
    about: 'Os melhores por rating neste servidor, e os melhores sozinhos',
    everywhere: 'De todos os servidores: quem pediu para aparecer',
  },
  profile: {
    about: 'Um rating com a sua curva, em imagem',
    person: 'De quem (padrão: o seu)',
  },
  game: 'Qual jogo',
  settings: {
    about: 'Chamadas, horas de silêncio, ausência, convites, estatísticas, bloqueios',
    pings: 'Chamar você quando for a sua vez',
    zone: 'O seu fuso horário, como America/Sao_Paulo',
    quietFrom: 'Sem chamadas a partir desta hora, como 22:30; off para nenhuma',
    quietTo: 'até esta, como 7:00',
    away: 'O dia em que você volta (2026-12-01) ou um número de dias, até 21; off: você está aqui',
    invitations: 'Se outros podem convidar você para partidas',
    stats: 'Se outros veem suas estatísticas e você aparece na classificação',
    everywhere: 'Se você aparece também na classificação de todos os servidores',
    learn: 'Se as horas em que você joga são contadas, para não chamar você à noite',
    block: 'Alguém com quem você não quer jogar',
    unblock: 'Alguém que você bloqueou',
  },
  server: {
    about: 'Como são as partidas neste servidor; quem tem Gerenciar servidor muda',
    language: 'O idioma dos tabuleiros e das outras mensagens públicas',
    pace: 'Quanto pode durar um turno numa partida nova, se nada for dito',
    open: 'Quem pode abrir partidas',
    openRole: 'Um cargo que pode abrir partidas',
    cancel: 'Quem pode cancelar partidas dos outros',
    cancelRole: 'Um cargo que pode cancelar partidas dos outros',
    games: 'Onde as partidas são abertas',
    gamesIn: {
      anywhere: 'em canais, ou em tópicos quando alguém pede',
      edited: 'em canais, cada uma em uma só mensagem, editada',
      threads: 'cada uma em um tópico próprio',
    },
    languages: {
      own: 'o do servidor',
      en: 'inglês',
      ko: 'coreano',
      'pt-BR': 'português do Brasil',
      de: 'alemão',
      'es-ES': 'espanhol',
      fr: 'francês',
      ja: 'japonês',
    },
    paces: {
      none: 'nenhum',
      day: 'um dia por turno',
      'three-days': 'três dias por turno',
      'two-weeks': '14 dias por turno',
    },
    powers: { everyone: 'todo mundo', 'manage-server': 'quem tem Gerenciar servidor' },
  },
  privacy: {
    about: 'O que está guardado sobre você: ver, levar consigo, mandar esquecer',
    action: 'O que fazer (padrão: mostrar)',
    actions: { show: 'mostrar', export: 'exportar como arquivo', forget: 'esquecer de mim' },
  },
  doctor: { about: 'Ver o que falta aqui e pintar um tabuleiro como teste' },
  open: { about: 'Mesas deste servidor com lugar para você' },
  glance: {
    about: 'Olhar qualquer partida em andamento neste servidor',
    game: 'Jogadores, ou o link de uma mensagem da partida (padrão: escolher entre todas)',
  },
};
