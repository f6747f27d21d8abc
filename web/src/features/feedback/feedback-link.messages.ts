/** Texts of links to the feedback form. */
export const feedbackLinkTexts = {
  provide: 'Provide Feedback',
}
