export default () => <p className="page py-16">This page is being made.</p>;
