/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the API stands when it is on a host of its own; empty or absent: the same origin. */
  readonly VITE_API_URL?: string
  /** `on` in the build for phones. */
  readonly VITE_MOBILE?: 'on'
}
