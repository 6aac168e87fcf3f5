/** A native dialog: in front of everything, closed by Esc and by a click beside it. */
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icons.tsx';
import { useSay } from './say.tsx';

export function Dialog({
  title,
  onClose,
  children,
  className = '',
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
  className?: string;
}): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const say = useSay();
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const beside = (event: Event): void => {
      if (event.target === dialog) dialog.close();
    };
    if (!dialog.open) dialog.showModal();
    dialog.addEventListener('click', beside);
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('click', beside);
      dialog.removeEventListener('close', onClose);
    };
  }, [onClose]);
  const close = (event: MouseEvent): void => {
    event.preventDefault();
    ref.current?.close();
  };
  return (
    <dialog ref={ref} className={`dialog ${className}`} aria-labelledby={id}>
      <div className="inside">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="button quiet small" onClick={close} aria-label={say('web.close')}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
