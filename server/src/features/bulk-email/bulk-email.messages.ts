/** The footer of mailings. */
export const mailingTexts = {
  why: (email: string) => `Medley sent this message to ${email}.`,
}
