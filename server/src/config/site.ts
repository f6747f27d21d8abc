import type { Access } from './access.ts'

/** Public details of the site. */
export interface Site {
  /** Public URL without a trailing slash. */
  url: string
  operator: Operator
}

/** The instance and its operator, as pages show them. */
export interface Operator {
  /** Null if the pages name only "the operator". */
  name: string | null
  /** The name of the instance. */
  instance: string
  /** The hue of the accent color in degrees of the color wheel; null for the product's own. */
  accentHue: number | null
  /** True if it has people to try it with. */
  isDemo: boolean
  /** Null if the operator has named none. */
  contactEmail: string | null
  supportEmail: string | null
  /** The state of the USA whose law governs the terms. */
  state: string
  /** Where the apps are in the stores; null leads to the page about the home screen. */
  appStoreUrl: string | null
  googlePlayUrl: string | null
  /** For whom the instance is open. */
  registration: Access['registration']
  /** The name of the identity provider; null without one. */
  loginProvider: string | null
  /** No forms for passwords and registrations. */
  isLoginByProviderOnly: boolean
  visitors: Access['visitors']
  /** True until there is a first admin. */
  needsSetup?: true
}

export const states = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
] as const
