/** Texts of the feedback form. */
export const feedbackTexts = {
  title: 'Feedback',
  provide: 'Provide Feedback',
  intro: 'Something does not work, or could work better? Tell us; you need no account for it.',
  category: 'Category',
  comments: 'Comments',
  submit: 'Submit',
  thanks: 'Thank you for your feedback!',
  thanksDetail: 'We read everything that arrives here.',
  failed: 'An error occurred',
  failedDetail: 'Your feedback was not sent. What you wrote is still here.',
  close: 'Close',
}
