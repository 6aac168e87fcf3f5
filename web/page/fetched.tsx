import { type ComponentType, lazy, type ReactNode, useState } from 'react';

interface Fetched<P extends object> {
  Screen(props: P): ReactNode;
  fetch(): Promise<void>;
}

/**
 * A screen that is fetched when it is needed. Other than with `lazy` alone it is drawn at once if it was fetched ahead: a fallback, once
 * shown, is held for 300 ms.
 */
export function fetched<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Fetched<P> {
  let here: ComponentType<P> | undefined;
  const Later = lazy(load);
  return {
    Screen(props) {
      const [Now] = useState(() => here ?? Later);
      return <Now {...props} />;
    },
    async fetch() {
      here = (await load()).default;
    },
  };
}
