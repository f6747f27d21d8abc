/** Where the rows of a table would be in a cluster of shards. */
export type Placement = ByMember | 'every shard' | 'one shard'

/** Rows with the member that a column names. */
export interface ByMember {
  /** A column that the table does not have would have to be added. */
  member: string
  /** Columns that tell the same shard once ids are given out by shard, or rows kept with both members. */
  ids?: readonly string[]
  /** Whether what others read of it would have a copy on every shard. */
  isCopied?: true
}

const byUser: Placement = { member: 'user_id' }
const byUserAndId: Placement = { member: 'user_id', ids: ['id'] }
const byImport: Placement = { member: 'user_id', ids: ['import_id'] }

/** Placements of all tables. A column that the table does not have would have to be added. */
export const placements: Readonly<Record<string, Placement>> = {
  // Members, and what is read with them.
  users: { member: 'id', isCopied: true },
  account_links: byUser,
  authenticator_apps: byUser,
  backups: byUser,
  blocks: { member: 'blocker_id', ids: ['blocked_id'] },
  // With the review, which they are read with.
  comments: { member: 'review_author_id', ids: ['id', 'review_id'] },
  dismissed_works: byUser,
  engagements: byUser,
  export_pieces: { member: 'user_id', ids: ['export_id'] },
  exports: byUserAndId,
  favorites: byUser,
  filter_words: byUser,
  findable_members: byUser,
  friendships: { member: 'user_id', ids: ['lower_id', 'higher_id'] },
  hidden_works: byUser,
  idempotency_keys: byUser,
  import_items: byImport,
  import_look_ups: byImport,
  import_profiles: byImport,
  import_writes: byImport,
  imports: byUserAndId,
  list_entries: { member: 'owner_id', ids: ['list_id'] },
  changed_copies: { member: 'owner_id', ids: ['list_id'] },
  list_likes: { member: 'list_owner_id', ids: ['list_id'] },
  lists: { member: 'owner_id', ids: ['id'] },
  mutes: { member: 'muter_id' },
  notification_settings: byUser,
  notifications: { member: 'recipient_id', ids: ['id'] },
  passkey_challenges: byUser,
  passkeys: byUserAndId,
  pending_logins: byUser,
  privacy_settings: byUser,
  read_positions: byUser,
  recommendation_renewals: byUser,
  recommendation_views: byUser,
  recommendations: byUser,
  recovery_codes: byUser,
  review_likes: { member: 'review_author_id', ids: ['review_id'] },
  reviews: { member: 'author_id', ids: ['id'] },
  saved_works: byUser,
  sent_works: { member: 'recipient_id', ids: ['id'] },
  sessions: byUserAndId,
  viewings: { member: 'user_id', ids: ['id', 'review_id'] },
  weekly_digests: byUser,
  welcomes: byUser,

  // Works, and what everyone reads.
  catalogue_stamps: 'every shard',
  chart_priors: 'every shard',
  contributors: 'every shard',
  credits: 'every shard',
  retired_users: 'every shard',
  search_titles: 'every shard',
  likely_doubles: 'every shard',
  search_words: 'every shard',
  suspensions: 'every shard',
  taste_priors: 'every shard',
  telling_works: 'every shard',
  work_counts: 'every shard',
  work_external_ids: 'every shard',
  work_neighbours: 'every shard',
  works: 'every shard',

  // What few read: operators, jobs, and several members together.
  audit_events: 'one shard',
  chart_raters: 'one shard',
  claimed_ids: 'one shard',
  email_blocks: 'one shard',
  evening_members: 'one shard',
  evening_proposals: 'one shard',
  evening_reasons: 'one shard',
  evening_vetoes: 'one shard',
  evenings: 'one shard',
  feedback: 'one shard',
  instance_backups: 'one shard',
  known_networks: 'one shard',
  login_waits: 'one shard',
  login_warnings: 'one shard',
  mailing_recipients: 'one shard',
  mailings: 'one shard',
  model_runs: 'one shard',
  moderation_acts: 'one shard',
  rate_limit_counts: 'one shard',
  report_cases: 'one shard',
  reports: 'one shard',
  server_errors: 'one shard',
  source_hosts: 'one shard',
  source_searches: 'one shard',
  unsubscribed: 'one shard',
  work_additions: 'one shard',
  work_merges: 'one shard',
  work_pictures: 'one shard',
  work_refreshes: 'one shard',
  work_suggestions: 'one shard',
}
