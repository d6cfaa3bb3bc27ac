import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const spanish: Translated<typeof english> = {
  about: 'Todas tus partidas, tus ajustes y el cuidado del servidor',
  list: { about: 'Todas tus partidas en todos los canales, primero las que te esperan' },
  stats: {
    about: 'Partidas, victorias, media, mejor jugada',
    person: 'De quién, entre quienes dejan mirar (por defecto: las tuyas)',
  },
  leaderboard: {
    about: 'Los mejores por rating en este servidor, y los mejores en solitario',
    everywhere: 'De todos los servidores: quienes pidieron aparecer',
  },
  profile: {
    about: 'Un rating con su curva, como imagen',
    person: 'De quién (por defecto: el tuyo)',
  },
  game: 'Qué juego',
  settings: {
    about: 'Avisos, horas de silencio, ausencias, invitaciones, estadísticas, bloqueos',
    pings: 'Avisarte cuando te toca',
    zone: 'Tu zona horaria, como Europe/Madrid o America/Mexico_City',
    quietFrom: 'Sin avisos desde esta hora del día, como 22:30; off para ninguna',
    quietTo: 'hasta esta, como 7:00',
    away: 'El día en que vuelves (2026-12-01) o un número de días, hasta 21; off: estás aquí',
    invitations: 'Si otros pueden invitarte a partidas',
    stats: 'Si otros ven tus estadísticas y apareces en las clasificaciones',
    everywhere: 'Si apareces también en la clasificación de todos los servidores',
    learn: 'Si se cuentan las horas en que juegas, para no avisarte de noche',
    block: 'Alguien con quien no quieres jugar',
    unblock: 'Alguien a quien has bloqueado',
  },
  server: {
    about: 'Cómo son las partidas en este servidor; lo cambia quien tiene Gestionar servidor',
    language: 'El idioma de los tableros y de los demás mensajes públicos',
    pace: 'Cuánto puede durar un turno en una partida nueva, si no se dice',
    open: 'Quién puede abrir partidas',
    openRole: 'Un rol que puede abrir partidas',
    cancel: 'Quién puede cancelar partidas ajenas',
    cancelRole: 'Un rol que puede cancelar partidas ajenas',
    games: 'Dónde se abren las partidas',
    gamesIn: {
      anywhere: 'en canales, o en hilos si alguien lo pide',
      edited: 'en canales, cada una en un solo mensaje que se edita',
      threads: 'cada una en un hilo propio',
    },
    languages: {
      own: 'el del servidor',
      en: 'inglés',
      ko: 'coreano',
      'pt-BR': 'portugués de Brasil',
      de: 'alemán',
      'es-ES': 'español',
      fr: 'francés',
      ja: 'japonés',
    },
    paces: {
      none: 'ninguno',
      day: 'un día por turno',
      'three-days': 'tres días por turno',
      'two-weeks': '14 días por turno',
    },
    powers: { everyone: 'todo el mundo', 'manage-server': 'quien tiene Gestionar servidor' },
  },
  privacy: {
    about: 'Lo que se guarda sobre ti: verlo, llevártelo, hacer que se olvide',
    action: 'Qué hacer (por defecto: mostrar)',
    actions: { show: 'mostrar', export: 'exportar como archivo', forget: 'olvidarme' },
  },
  doctor: { about: 'Comprueba qué falta aquí y pinta un tablero de prueba' },
  open: { about: 'Mesas de este servidor con asiento para ti' },
  glance: {
    about: 'Mira cualquier partida que se juegue en este servidor',
    game: 'Jugadores, o el enlace de un mensaje de la partida (por defecto: elegir entre todas)',
  },
};
