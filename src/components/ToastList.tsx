import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';
import { dismissToast, TOAST_DURATION, type ToastMessage } from './toast-store.ts';
import { useToastPlace } from './use-toast-place.ts';

/**
 * The toasts: paused while pointed at or focused, swiped away to the right, F8 jumps to them. On phones they are at the
 * top, on tablets above the price bar, with the confirmation, whose title is at the top, at the bottom. In dialogs, and
 * where they would cover what has the focus, use-toast-place.ts finds them a place.
 */
export function ToastList({ messages }: { messages: readonly ToastMessage[] }) {
  const box = useToastPlace();
  return createPortal(
    <RadixToast.Provider duration={TOAST_DURATION} announcerContainer={box}>
      {messages.map((message) => (
        <ToastItem key={message.id} {...message} />
      ))}
      <RadixToast.Viewport
        className={classNames(
          'fixed inset-x-4 top-20 z-50 flex flex-col gap-3 outline-none sm:top-auto sm:right-6 sm:bottom-24 sm:left-auto sm:w-96 lg:bottom-6',
          'in-[:has([data-confirmation])]:top-auto in-[:has([data-confirmation])]:bottom-6',
          'in-data-placed:top-(--toasts-top)! in-data-placed:bottom-auto!',
        )}
      />
    </RadixToast.Provider>,
    box,
  );
}

const ICONS = {
  default: null,
  success: <CircleCheck aria-hidden="true" className="mt-0.5 size-5 text-success" />,
  destructive: <CircleAlert aria-hidden="true" className="mt-0.5 size-5 text-danger" />,
};

function ToastItem({ id, title, description, variant = 'default', duration, action }: ToastMessage) {
  return (
    <RadixToast.Root
      type={variant === 'destructive' ? 'foreground' : 'background'}
      {...(duration === undefined ? {} : { duration })}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      className={classNames(
        'focus-ring flex items-start gap-3 rounded-card border bg-white py-3 pr-2 pl-4 shadow-overlay motion-safe:animate-rise-in',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        variant === 'destructive' ? 'border-danger-line' : 'border-line',
      )}
    >
      {ICONS[variant]}
      <div className="min-w-0 flex-1 py-0.5">
        <RadixToast.Title
          className={classNames(
            'font-semibold whitespace-pre-line',
            variant === 'destructive' ? 'text-danger' : 'text-ink',
          )}
        >
          {title}
        </RadixToast.Title>
        {description && (
          <RadixToast.Description className="mt-0.5 text-[0.9375rem] text-muted">
            {description}
          </RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action
          altText={action.hint}
          onClick={action.onAction}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'self-center' })}
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close
        aria-label="Dismiss"
        className="focus-ring -my-1 grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink"
      >
        <X aria-hidden="true" className="size-4.5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
