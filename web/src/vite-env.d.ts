/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API stands when it is on a host of its own; empty or absent: the same origin. */
  readonly VITE_API_URL?: string
  /** `on` in the build for phones. */
  readonly VITE_MOBILE?: 'on'
  /** For the legal pages of a build that no Medley server hands out. */
  readonly VITE_OPERATOR_NAME?: string
  readonly VITE_OPERATOR_STATE?: string
  readonly VITE_CONTACT_EMAIL?: string
  readonly VITE_SUPPORT_EMAIL?: string
  /** The apps in the stores. */
  readonly VITE_APP_STORE_URL?: string
  readonly VITE_GOOGLE_PLAY_URL?: string
}
