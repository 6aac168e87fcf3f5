/** A place among a seat's things: my own can be tapped, those of others only be looked at. */
import type { ReactNode } from 'react';
import { Piece, Target, type TargetState } from '../../../../web/kit/index.ts';

const STILL: TargetState = { legal: false, selected: false, count: 0 };

interface SpotProps {
  readonly live: boolean;
  readonly name: string;
  readonly piece: string;
  readonly travels?: string;
  readonly as?: 'div' | 'span';
  readonly className?: string;
  readonly children?: ReactNode | ((state: TargetState) => ReactNode);
}

export function Spot({ live, name, piece, as = 'div', className = '', children, ...travels }: SpotProps): ReactNode {
  if (live) {
    return (
      <Target name={name} piece={piece} as={as} className={`spot ${className}`} {...travels}>
        {children}
      </Target>
    );
  }
  return (
    <Piece name={piece} as={as} className={`spot ${className}`} {...travels}>
      {typeof children === 'function' ? children(STILL) : children}
    </Piece>
  );
}
