/** An invalid setting; the message is one sentence for the operator. */
export class ConfigError extends Error {
  /** The setting to change, if it is one. */
  readonly setting: string | undefined

  constructor(message: string, { setting, cause }: { setting?: string; cause?: unknown } = {}) {
    super(message, { cause })
    this.setting = setting
  }
}
