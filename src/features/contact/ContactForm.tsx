import { CircleCheck } from 'lucide-react';
import { type Ref, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ContactLinks } from '../../components/ContactLinks.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmailField } from '../../components/EmailField.tsx';
import { FormLock } from '../../components/form-lock.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PrivacyNote } from '../../components/PrivacyNote.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { Toaster } from '../../components/Toast.tsx';
import { quoteSection, sectionUrl } from '../../config/navigation.ts';
import { CONTACT_FIELDS } from '../../domain/schemas/contact-fields.ts';
import type { ContactMessage } from '../../domain/schemas/contact-message.ts';
import { goToNextField } from '../../lib/next-field.ts';
import { type MessageField, type SendState, THANKS, useSendMessage } from './use-send-message.ts';

/**
 * The contact form in its states: writing, sending, thank-you, failed. The draft and its intent are stored
 * before the request is sent, so that a retry after a lost response or a reload sends nothing twice. Only a
 * 4xx from our own server ends an intent; a captive portal's 403 proves nothing. The form validates on
 * submit, then on every key. On a shared computer, the next person can read an unsent draft.
 */
export function ContactForm() {
  const headingId = useId();
  const { form, state, submit, announcement, formRef, headingRef, noticeRef, thanksRef } = useSendMessage();
  const isSending = state.status === 'sending';
  const isSent = state.status === 'sent';

  return (
    <div className="relative h-full rounded-panel border border-line bg-white shadow-raised">
      {/* method="dialog": before hydration, Enter must not submit the input in the URL */}
      <form
        ref={formRef}
        method="dialog"
        noValidate
        onKeyDown={goToNextField}
        aria-labelledby={headingId}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className={classNames('flex h-full flex-col gap-6 px-4 py-7 sm:p-8', isSent && 'invisible')}
      >
        <div>
          <h3
            ref={headingRef}
            id={headingId}
            tabIndex={-1}
            className="text-xl font-semibold tracking-tight outline-none"
          >
            Send us a message
          </h3>
          {state.status === 'received' ? (
            <div className="mt-2 flex flex-wrap items-center gap-x-4">
              <p className="flex items-center gap-2 font-medium text-success">
                <CircleCheck aria-hidden="true" className="size-5" />
                Your message was sent.
              </p>
              <a
                href={sectionUrl(quoteSection, true)}
                className="focus-ring inline-flex min-h-11 items-center rounded-control font-medium text-brand-strong underline underline-offset-4"
              >
                Get Instant Design & Quote
              </a>
            </div>
          ) : (
            <p className="mt-2 text-muted">All fields are required.</p>
          )}
        </div>
        <FormLock value={isSending}>
          <ContactFields form={form} />
        </FormLock>
        <Honeypot />
        <SendNotice ref={noticeRef} state={state} />
        <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
          <Button
            type="submit"
            size="lg"
            loading={isSending}
            disabled={state.status === 'starting'}
            className="shrink-0"
          >
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
          <PrivacyNote />
        </div>
      </form>
      {isSent && <ThankYou ref={thanksRef} />}
      <LiveRegion message={announcement} />
      <Toaster />
    </div>
  );
}

/** Adds to a toast about a failure: nothing is lost, when to retry, and other ways to reach the team. */
function SendNotice({ state, ref }: { state: SendState; ref: Ref<HTMLDivElement> }) {
  if (state.status === 'interrupted') {
    return (
      <Notice ref={ref} tone="brand" title="We may already have your message">
        <p className="text-muted">
          You left the page before we could confirm it. Send it again to be sure; we won't get it twice.
        </p>
      </Notice>
    );
  }
  if (state.status !== 'failed') return null;
  return (
    <Notice ref={ref} tone="danger" title={state.title}>
      {state.text && <p className="text-muted">{state.text}</p>}
      <ContactLinks subject="Question about a booth" className="text-[0.9375rem]" />
    </Notice>
  );
}

/** Thank-you screen that replaces the form for three seconds. `ref` is the heading, which gets the focus. */
function ThankYou({ ref }: { ref: Ref<HTMLHeadingElement> }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center p-6 text-center motion-safe:animate-fade-in">
      <span className="grid size-16 place-items-center rounded-full bg-success-soft text-success">
        <CircleCheck aria-hidden="true" className="size-8" />
      </span>
      <h3 ref={ref} tabIndex={-1} className="mt-5 text-2xl font-semibold tracking-tight outline-none">
        {THANKS.title}
      </h3>
      <p className="mt-2 max-w-sm text-muted">{THANKS.text}</p>
      <ButtonLink href={sectionUrl(quoteSection, true)} className="mt-6">
        Get Instant Design & Quote
      </ButtonLink>
    </div>
  );
}

function ContactFields({ form }: { form: UseFormReturn<ContactMessage> }) {
  const { errors } = form.formState;
  function field(name: MessageField) {
    return {
      ...form.register(name),
      required: true,
      enterKeyHint: 'next',
      error: errors[name]?.message,
    } as const;
  }
  return (
    <div className="grid flex-1 grid-cols-1 grid-rows-[auto_auto_1fr] gap-5 max-sm:grid-rows-[repeat(4,auto)_1fr] sm:grid-cols-2">
      <TextField label="Name" {...CONTACT_FIELDS.name.input} {...field('name')} />
      <TextField label="Company" {...CONTACT_FIELDS.company.input} {...field('company')} />
      <EmailField
        label="Email"
        placeholder="you@company.com"
        {...field('email')}
        onCorrect={(email) => form.setValue('email', email, { shouldValidate: true })}
      />
      <TextField label="Phone" {...CONTACT_FIELDS.phone.input} {...field('phone')} />
      <TextArea
        label="Message"
        autoComplete="off"
        rows={5}
        placeholder="Your show, the size you have in mind, and your questions"
        className="sm:col-span-2 [&_textarea]:flex-1"
        {...field('message')}
        enterKeyHint="enter"
      />
    </div>
  );
}
