/** Purpose of the form. */
export type Mode = 'sign-in' | 'sign-up' | 'forgot';

interface ModeTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly submit: string;
  readonly question: string;
  readonly toggle: string;
  /** Mode that the toggle switches to. */
  readonly other: Mode;
}

export const MODES: Readonly<Record<Mode, ModeTexts>> = {
  'sign-in': {
    title: 'Admin sign-in',
    subtitle: 'For authorized administrators only.',
    submit: 'Sign In',
    question: "Don't have an account?",
    toggle: 'Sign up',
    other: 'sign-up',
  },
  'sign-up': {
    title: 'Create your account',
    subtitle: 'For authorized administrators only. We send you a link to confirm your address.',
    submit: 'Sign Up',
    question: 'Already have an account?',
    toggle: 'Sign in',
    other: 'sign-in',
  },
  forgot: {
    title: 'Forgot your password?',
    subtitle: 'We send you a link to set a new one.',
    submit: 'Send link',
    question: 'Remembered it?',
    toggle: 'Back to sign-in',
    other: 'sign-in',
  },
};
