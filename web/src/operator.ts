/** The operator of the site. */
export interface Operator {
  /** Null if the pages name only "the operator". */
  name: string | null
  contactEmail: string
  supportEmail: string
  /** The state of the USA whose law governs the terms. */
  state: string
  /** Where the apps are in the stores; null without one. */
  appStoreUrl: string | null
  googlePlayUrl: string | null
  /** Who may create an account. */
  registration: 'open' | 'invited' | 'closed'
  /** `none`: visitors see nothing but the way to a login. */
  visitors: 'browse' | 'none'
  /** The name of the identity provider; null without one. */
  loginProvider: string | null
  /** No forms for passwords and registrations. */
  isLoginByProviderOnly: boolean
}

/** For builds served from another host: settings of the build, or examples. */
const ofBuild: Operator = {
  name: import.meta.env.VITE_OPERATOR_NAME || null,
  contactEmail: import.meta.env.VITE_CONTACT_EMAIL || 'contact@medley.example',
  supportEmail: import.meta.env.VITE_SUPPORT_EMAIL || 'support@medley.example',
  state: import.meta.env.VITE_OPERATOR_STATE || 'Delaware',
  appStoreUrl: import.meta.env.VITE_APP_STORE_URL || null,
  googlePlayUrl: import.meta.env.VITE_GOOGLE_PLAY_URL || null,
  registration: 'open',
  visitors: 'browse',
  loginProvider: null,
  isLoginByProviderOnly: false,
}

/** The server embeds its settings in the page. */
export function readOperator(): Operator {
  const text = document.querySelector('#operator')?.textContent
  if (!text) return ofBuild
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by our own server from checked settings
  return { ...ofBuild, ...(JSON.parse(text) as Partial<Operator>) }
}
