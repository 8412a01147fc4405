import { WithChakra } from './chakra';
import { ConfirmHost } from './confirm-host';
import { ToastHost } from './toast-host';

/** Draws the toasts and questions of every screen. */
export function Feedback() {
  return (
    <WithChakra>
      <ConfirmHost />
      <ToastHost />
    </WithChakra>
  );
}
