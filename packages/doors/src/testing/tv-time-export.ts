import { fileUnder } from './export-files.ts'

const shows =
  'user_id,created_at,s_id,ep_id,gsi,key,runtime,bulk_type,s_no,ep_no,ep_watch_count,updated_at,uuid,is_for_later,most_recent_ep_watched,is_followed,is_archived,followed_at,rewatch_count,is_unitary,is_special,movie_name,series_name,season_number,episode_number'
const films =
  'series_id,type,type-uuid-n,updated_at,user_id,uuid,created_at,entity_type,release_date,runtime,episode_number,watch_date,season_number,watch_date_range_key,alpha_range_key,movie_name,series_name'
const scores = 'created_at,updated_at,tv_show_name,user_id,tv_show_id,rating'

type Cells = Record<string, string | number>

/** The episode of a show called Tides, as it was ticked; several can be ticked in one go. */
export function tick(season: number, number: number, cells: Cells = {}): Cells {
  const key = `watch-episode-tides-${season}x${number}`
  const numbers = { s_no: season, ep_no: number, season_number: season, episode_number: number }
  const time = '2024-05-01 12:00:00'
  return { key, s_id: 901, series_name: 'Tides', created_at: time, ...numbers, ...cells }
}

/** The state of a show called Tides. */
export function state(cells: Cells = {}): Cells {
  const time = '2024-05-09 10:00:00'
  const times = { created_at: time, updated_at: time }
  const flags = { is_followed: 'true', is_archived: 'false', is_for_later: 'false' }
  return {
    key: 'user-series-tides',
    s_id: 901,
    series_name: 'Tides',
    ep_watch_count: 0,
    ...times,
    ...flags,
    ...cells,
  }
}

/** A film that was watched, unless cells say otherwise. */
export function film(title: string, cells: Cells = {}): Cells {
  const uuid = title.toLowerCase().replaceAll(' ', '-')
  const type = cells['type'] ?? 'watch'
  return {
    type,
    uuid,
    'type-uuid-n': `${type}-${uuid}-0`,
    entity_type: 'movie',
    movie_name: title,
    release_date: '1961-03-01 00:00:00',
    created_at: '2024-05-02 20:00:00',
    ...cells,
  }
}

export const showsFile = (rows: readonly Cells[]) => ({
  name: 'gdpr-data/tracking-prod-records-v2.csv',
  content: fileUnder(shows, rows),
})

export const filmsFile = (rows: readonly Cells[]) => ({
  name: 'gdpr-data/tracking-prod-records.csv',
  content: fileUnder(films, rows),
})

export const scoresFile = (rows: readonly Cells[]) => ({
  name: 'gdpr-data/tv_show_rate.csv',
  content: fileUnder(scores, rows),
})

/** Files that no import opens; their content is no text. */
export const privateFiles = [
  'access_token',
  'refresh_token',
  'ip_address',
  'user_password_reset_token',
  'device_token',
  'auth-prod-login',
  'friend',
].map((name) => ({ name: `gdpr-data/${name}.csv`, content: 'token\nhush\n' }))
