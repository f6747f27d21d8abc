import type { ImportMessageCode } from './transfer/import-message-codes.ts'

/** The complete list of error codes with status and text. */
export const errorTable = {
  validation_error: { status: 400, message: 'Invalid value' },
  malformed_json: { status: 400, message: 'Malformed request body' },
  invalid_medium: { status: 400, message: 'Invalid medium' },
  token_expired: { status: 400, message: 'token expired' },
  token_used: { status: 400, message: 'token used' },
  invalid_token: { status: 400, message: 'Invalid token' },
  missing_unsubscribe_placeholder: {
    status: 400,
    message: 'requires the unsubscribe link placeholder',
  },
  unauthenticated: { status: 401, message: 'Authentication required' },
  forbidden: { status: 403, message: 'Not allowed' },
  admin_only: { status: 403, message: 'Admins only' },
  own_item: { status: 403, message: 'Not possible for your own item' },
  blocked_by_you: { status: 403, message: 'Blocked by you' },
  not_in_audience: { status: 403, message: 'Only shown to others' },
  blocked_by_them: { status: 403, message: 'Blocked by them' },
  suspended: { status: 403, message: 'This account is suspended' },
  registration_closed: { status: 403, message: 'Nobody can create an account here' },
  login_by_provider: { status: 403, message: 'Log in by the identity provider' },
  email_required: { status: 403, message: 'An e-mail address is needed' },
  link_required: { status: 403, message: 'Confirm that this account is yours' },
  invitation_required: { status: 403, message: 'An invitation is needed' },
  second_factor_required: { status: 403, message: 'The second factor is missing' },
  second_factor_missing: { status: 403, message: 'Admins need a second factor' },
  proof_required: { status: 403, message: 'Confirm that it is you' },
  email_blacklisted: { status: 403, message: 'Email blacklisted' },
  email_unconfirmed: { status: 403, message: 'Confirm your e-mail address first' },
  no_account: { status: 404, message: 'No account with email' },
  not_found: { status: 404, message: 'Not found' },
  work_not_found: { status: 404, message: 'Work not found' },
  work_entry_not_found: { status: 404, message: 'Episode or track not found' },
  review_not_found: { status: 404, message: 'Review not found' },
  comment_not_found: { status: 404, message: 'Comment not found' },
  remark_not_found: { status: 404, message: 'Remark not found' },
  user_not_found: { status: 404, message: 'User not found' },
  friendship_not_found: { status: 404, message: 'No relation' },
  list_not_found: { status: 404, message: 'List not found' },
  entry_not_found: { status: 404, message: 'Work is not in the list' },
  external_id_not_found: { status: 404, message: 'External id not found' },
  evening_not_found: { status: 404, message: 'Evening not found' },
  sent_work_not_found: { status: 404, message: 'Sent work not found' },
  year_not_found: { status: 404, message: 'Year not found' },
  viewing_not_found: { status: 404, message: 'Viewing not found' },
  feedback_not_found: { status: 404, message: 'Feedback not found' },
  import_not_found: { status: 404, message: 'Import not found' },
  import_file_not_found: { status: 404, message: 'File of the import not found' },
  import_item_not_found: { status: 404, message: 'Item of the import not found' },
  export_not_found: { status: 404, message: 'Export not found' },
  contributor_not_found: { status: 404, message: 'Contributor not found' },
  series_not_found: { status: 404, message: 'Series not found' },
  merge_not_found: { status: 404, message: 'Merge not found' },
  suggestion_not_found: { status: 404, message: 'Suggestion not found' },
  invitation_not_found: { status: 404, message: 'This invitation is not open' },
  session_not_found: { status: 404, message: 'Session not found' },
  second_factor_not_found: { status: 404, message: 'Second factor not found' },
  goal_not_found: { status: 404, message: 'Goal not found' },
  case_not_found: { status: 404, message: 'Case not found' },
  act_not_found: { status: 404, message: 'Act not found' },
  job_not_found: { status: 404, message: 'Failed job not found' },
  item_not_found: { status: 404, message: 'Reported item not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  merge_refused: { status: 409, message: 'These two works cannot be merged' },
  progress_changed: { status: 409, message: 'The progress was changed elsewhere' },
  invitations_full: { status: 409, message: 'Too many invitations are open' },
  goal_exists: { status: 409, message: 'This goal exists already' },
  goals_full: { status: 409, message: 'The year has as many goals as it may have' },
  import_closed: { status: 409, message: 'Not possible in the present state of the import' },
  year_too_short: { status: 409, message: 'The year has too few works' },
  evening_closed: { status: 409, message: 'Not possible in the present state of the evening' },
  export_not_ready: { status: 409, message: 'The export is not ready' },
  username_taken: { status: 409, message: 'Username is already taken' },
  identity_taken: { status: 409, message: 'This login belongs to another account' },
  last_way_in: { status: 409, message: 'There is no other way in' },
  email_taken: { status: 409, message: 'E-mail is already registered' },
  second_factor_exists: { status: 409, message: 'This second factor is set up already' },
  file_too_large: { status: 413, message: 'File is too large' },
  unsupported_file_type: { status: 415, message: 'Only png, jpg, jpeg and gif are allowed' },
  entry_unlikely: { status: 422, message: 'The work cannot have so many seasons or episodes' },
  invalid_credentials: { status: 422, message: 'Username or Password is incorrect' },
  identity_refused: { status: 422, message: 'The login at the identity provider failed' },
  invalid_proof: { status: 422, message: 'This proof is not valid' },
  idempotency_key_reused: {
    status: 422,
    message: 'The Idempotency-Key was used for another request',
  },
  rate_limited: { status: 429, message: 'Too many requests' },
  internal_error: { status: 500, message: 'Internal server error' },
  provider_error: { status: 502, message: 'The data source did not answer' },
  overloaded: { status: 503, message: 'Too busy at the moment' },
  unavailable: { status: 503, message: 'Not possible at the moment' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorTable

export interface FieldError {
  field: string
  message: string
}

/** A way to prove who one is. */
export type ProofMethod = 'password' | 'code' | 'passkey' | 'recoveryCode' | 'provider'

/** The proof that would make a refused call succeed. */
export interface WantedProof {
  methods: ProofMethod[]
  /** With `second_factor_required`, `link_required` and `email_required`: names the login to finish; valid for 10 minutes. */
  loginToken?: string
}

/** The unreadable part of an upload, for clients that write the message in another language. */
export interface UploadProblem {
  /** null for the whole upload. */
  file: string | null
  line: number | null
  code: ImportMessageCode
  params: Record<string, string | number>
}

/** The body of every error response. */
export interface ErrorBody {
  status: number
  code: ErrorCode
  message: string
  errors?: FieldError[]
  /** With `second_factor_required`, `link_required`, `email_required` and `proof_required`. */
  proof?: WantedProof
  /** With `validation_error` and `unsupported_file_type` of `POST /v1/imports/table`. */
  problem?: UploadProblem
}

export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorTable, text)
}
