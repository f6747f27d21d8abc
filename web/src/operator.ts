import { productName } from '@medley/messages/titles'

/** The instance and its operator. */
export interface Operator {
  /** The name of the instance. */
  instance: string
  /** The hue of the accent color in degrees of the color wheel; null for the product's own. */
  accentHue: number | null
  /** True if it has people to try it with. */
  isDemo: boolean
  /** True until there is a first admin. */
  needsSetup: boolean
  /** Null if the pages name only "the operator". */
  name: string | null
  /** Null if the operator has named none. */
  contactEmail: string | null
  supportEmail: string | null
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
  instance: productName,
  accentHue: null,
  isDemo: false,
  needsSetup: false,
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
